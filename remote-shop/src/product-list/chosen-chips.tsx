import { Link } from '@jangteo/navigation';
import { useFocusAfterRemoval } from '@jangteo/page';
import { Icon, sideways, styled, VisuallyHidden } from '@jangteo/ui';
import { type RefObject, useRef } from 'react';
import { priceLabel, saleRateLabel } from './choice-labels.ts';
import type { CategoryOption } from './filter-sheet.tsx';
import type { ProductChoice } from './product-choice.ts';

const Root = styled('ul', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    ...sideways,
    paddingInline: '4',
    paddingBottom: '2.5',
    paddingTop: '1',
    '& > li': { flexShrink: '0' },
    '& a': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: '2rem',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    // The touch target reaches beyond the chip.
    '& a::after': { content: '""', position: 'absolute', insetBlock: '-1.5', insetInline: '0' },
    '& [data-part=chip]': {
      paddingLeft: '3',
      paddingRight: '2',
      borderRadius: 'full',
      bg: 'primary.subtle',
      color: 'primary.text',
    },
    '& [data-part=reset]': { paddingInline: '2', color: 'fg.subtle' },
  },
});

interface ChosenChipsProps {
  choice: ProductChoice;
  categories: readonly CategoryOption[];
  addressOf: (choice: ProductChoice) => string;
  /** Has the focus when the last filter has been removed. */
  filterButton: RefObject<HTMLButtonElement | null>;
}

/** The current filters, each with a button that removes it. */
export function ChosenChips({ choice, categories, addressOf, filterButton }: ChosenChipsProps) {
  const { categoryNo, minPrice, maxPrice, minSaleRate, sort } = choice;
  const chips: { label: string; without: ProductChoice }[] = [];
  if (categoryNo !== undefined) {
    const { categoryNo: _taken, ...without } = choice;
    chips.push({ label: nameOf(categoryNo, categories), without });
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    const { minPrice: _from, maxPrice: _to, ...without } = choice;
    chips.push({ label: priceLabel(choice), without });
  }
  if (minSaleRate !== undefined) {
    const { minSaleRate: _taken, ...without } = choice;
    chips.push({ label: saleRateLabel(minSaleRate), without });
  }
  const list = useRef<HTMLUListElement>(null);
  const shown = chips.map(({ label }) => label).join();
  const noteRemoval = useFocusAfterRemoval({ list, controls: 'a', shown, fallback: filterButton });
  if (chips.length === 0) return null;
  return (
    <Root ref={list} aria-label="고른 조건">
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <Link data-part="chip" to={addressOf(without)} replace onClick={() => noteRemoval(index)}>
            {label}
            <VisuallyHidden> 지우기</VisuallyHidden>
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link data-part="reset" to={addressOf({ sort })} replace onClick={() => noteRemoval(chips.length)}>
          초기화
        </Link>
      </li>
    </Root>
  );
}

const nameOf = (wanted: number, categories: readonly CategoryOption[]): string =>
  categories.find(({ categoryNo }) => categoryNo === wanted)?.categoryName ?? '카테고리';
