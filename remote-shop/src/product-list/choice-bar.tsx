import { Badge, Icon, styled } from '@jangteo/ui';
import { useRef, useState } from 'react';
import { productCount } from '../products/product-count.ts';
import { sortLabels } from './choice-labels.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { type CategoryOption, FilterSheet } from './filter-sheet.tsx';
import { filterOf, type ProductChoice, type Sort } from './product-choice.ts';
import type { ProductListQuery } from './product-list-query.ts';
import { SortSheet } from './sort-sheet.tsx';

const Root = styled('div', {
  base: {
    position: 'sticky',
    zIndex: 'sticky',
    top: 'calc({sizes.header} + env(safe-area-inset-top))',
    bg: 'bg',
    borderBottomWidth: '1px',
    '& > [data-part=row]': { display: 'flex', alignItems: 'center', paddingLeft: '4', paddingRight: '1.5' },
    '& [data-part=count]': { flex: '1', minWidth: '0', fontSize: 'md', color: 'fg.muted' },
    '& [data-part=count] > b': { color: 'fg', fontWeight: 'bold' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: 'touch',
      paddingInline: '2.5',
      fontSize: 'md',
      fontWeight: 'semibold',
    },
    '& button > svg': { transform: 'rotate(90deg)', color: 'fg.subtle' },
  },
});

interface ChoiceBarProps {
  /** Undefined while it is unknown. */
  totalCount: number | undefined;
  choice: ProductChoice;
  sorts: readonly Sort[];
  categories: readonly CategoryOption[] | null;
  /** Called when the filter is opened, or is about to be. */
  onFilter: (() => void) | undefined;
  countQueryOf: (choice: ProductChoice) => ProductListQuery;
  addressOf: (choice: ProductChoice) => string;
  onChoose: (choice: ProductChoice) => void;
}

/** Shows the number of products, with buttons for filter and order. */
export function ChoiceBar({
  totalCount,
  choice,
  sorts,
  categories,
  onFilter,
  countQueryOf,
  addressOf,
  onChoose,
}: ChoiceBarProps) {
  const [opened, setOpened] = useState<'sort' | 'filter'>();
  const filterButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(undefined);
  const chosen = countOf(choice);
  return (
    <Root>
      <div data-part="row">
        <p data-part="count" role="status">
          {totalCount !== undefined && (
            <>
              상품 <b>{productCount(totalCount)}</b>개
            </>
          )}
        </p>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpened('sort')}>
          {sortLabels[choice.sort]}
          <Icon name="chevron" size={14} />
        </button>
        <button
          ref={filterButton}
          type="button"
          aria-haspopup="dialog"
          onPointerDown={onFilter}
          onClick={() => {
            onFilter?.();
            setOpened('filter');
          }}
        >
          필터
          {chosen > 0 ? <Badge tone="primary">{chosen}</Badge> : <Icon name="chevron" size={14} />}
        </button>
      </div>
      <ChosenChips choice={choice} categories={categories ?? []} addressOf={addressOf} filterButton={filterButton} />
      <SortSheet open={opened === 'sort'} onClose={close} choice={choice} sorts={sorts} addressOf={addressOf} />
      {opened === 'filter' && (
        <FilterSheet
          onClose={close}
          choice={choice}
          categories={categories}
          countQueryOf={countQueryOf}
          onApply={(draft) => {
            close();
            onChoose(draft);
          }}
        />
      )}
    </Root>
  );
}

/** A price range counts as one choice, though it has two ends. */
function countOf(choice: ProductChoice): number {
  const { minPrice, maxPrice, ...others } = filterOf(choice);
  return Object.keys(others).length + (minPrice === undefined && maxPrice === undefined ? 0 : 1);
}
