import { links } from '@jangteo/contract/links';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchSorts } from '../product-list/product-choice.ts';
import { ProductList } from '../product-list/product-list.tsx';
import { useChoice } from '../product-list/use-choice.ts';
import { Found } from './found.tsx';
import { MaybeCorrected } from './maybe-corrected.tsx';
import { NothingFound } from './nothing-found.tsx';
import { offeredCategories } from './offered-categories.ts';
import { foundCategoriesQuery, foundProductsQuery } from './search-queries.ts';

export default function FoundProductsPage() {
  return <Found kind="products">{(keyword) => <FoundProducts key={keyword} keyword={keyword} />}</Found>;
}

function FoundProducts({ keyword }: { keyword: string }) {
  const { choice } = useChoice(searchSorts);
  const { data } = useInfiniteQuery({ ...foundProductsQuery(keyword, choice), placeholderData: keepPreviousData });
  const [isFilterOpened, setFilterOpened] = useState(false);
  const categories = useQuery({
    ...foundCategoriesQuery(keyword),
    enabled: isFilterOpened || choice.categoryNo !== undefined,
  });
  const { correctedKeyword: corrected, suggestedKeyword: suggested } = data?.pages[0] ?? {};
  return (
    <MaybeCorrected keyword={keyword} corrected={corrected} of="상품" address={links.searchProducts(keyword)}>
      <ProductList
        label="검색된 상품"
        sorts={searchSorts}
        categories={categories.isPending ? null : offeredCategories(categories.data?.list ?? [], choice.categoryNo)}
        onFilter={() => setFilterOpened(true)}
        queryOf={(choice) => foundProductsQuery(keyword, choice)}
        keyword={corrected ?? keyword}
        empty={
          <NothingFound
            keyword={keyword}
            of="상품"
            meant={suggested ? { keyword: suggested, to: links.searchProducts(suggested) } : undefined}
          />
        }
      />
    </MaybeCorrected>
  );
}
