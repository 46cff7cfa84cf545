import { mostListed } from '@jangteo/contract/limits';
import { Loaded } from '@jangteo/page';
import { styled } from '@jangteo/ui';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EndlessProducts } from '../products/endless-products.tsx';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import type { CategoryOption } from './filter-sheet.tsx';
import { MoreThanListed } from './more-than-listed.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { filterOf, type ProductChoice, type Sort } from './product-choice.ts';
import type { ProductListQuery, ProductPage } from './product-list-query.ts';
import { listPlace, useChoice } from './use-choice.ts';

const Root = styled('section', {
  base: {
    minHeight: '60dvh',
    paddingBottom: '8',
    '& > [data-part=list]': { paddingTop: '4', transition: 'opacity 120ms' },
    // The products of the last choice, until those of this one have loaded.
    '& > [data-part=list][aria-busy=true]': { opacity: '0.5' },
  },
});

interface ProductListProps<Known extends Sort> {
  label: string;
  /** The first is the default. */
  sorts: readonly [Known, ...Known[]];
  queryOf: (choice: ProductChoice & { sort: Known }) => ProductListQuery;
  /** Categories to choose from; null while they load. */
  categories?: readonly CategoryOption[] | null;
  /** Called when the filter is opened, or is about to be. */
  onFilter?: () => void;
  /** Highlighted in the products' titles. */
  keyword?: string;
  /** Shown when the list is empty without any filter. */
  empty: ReactNode;
}

/** Products with filters and order that stand in the address. */
export function ProductList<Known extends Sort>(props: ProductListProps<Known>) {
  const { label, sorts, queryOf, categories = [], onFilter, keyword, empty } = props;
  const { choice, addressOf, choose } = useChoice(sorts);
  const query = useInfiniteQuery({ ...queryOf(choice), placeholderData: keepPreviousData });
  const totalCount = query.data?.pages[0]?.totalCount;
  const isFiltered = Object.keys(filterOf(choice)).length > 0;

  return (
    <Root id={listPlace} aria-label={label}>
      {(isFiltered || totalCount !== 0) && (
        <ChoiceBar
          totalCount={totalCount}
          choice={choice}
          sorts={sorts}
          categories={categories}
          onFilter={onFilter}
          countQueryOf={(draft) => queryOf({ ...draft, sort: choice.sort })}
          addressOf={addressOf}
          onChoose={choose}
        />
      )}
      <div data-part="list" aria-busy={query.isPending || query.isPlaceholderData}>
        <Products
          label={label}
          query={query}
          keyword={keyword}
          empty={isFiltered ? <NothingChosen resetTo={addressOf({ sort: choice.sort })} /> : empty}
        />
      </div>
    </Root>
  );
}

interface ProductsProps {
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<ProductPage>>;
  keyword: string | undefined;
  empty: ReactNode;
}

const Products = ({ label, query, keyword, empty }: ProductsProps) => (
  <Loaded
    query={query}
    skeleton={<ProductGridSkeleton />}
    isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
    empty={empty}
  >
    {({ pages }) => (
      <>
        <EndlessProducts label={label} query={query} pages={pages} keyword={keyword} />
        {!query.hasNextPage && (pages[0]?.totalCount ?? 0) > mostListed && <MoreThanListed />}
      </>
    )}
  </Loaded>
);
