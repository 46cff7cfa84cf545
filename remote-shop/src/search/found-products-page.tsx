import { links } from '@jangteo/contract/links';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { searchSorts } from '../product-list/product-choice.ts';
import { ProductList } from '../product-list/product-list.tsx';
import { useChoice } from '../product-list/use-choice.ts';
import { Found } from './found.tsx';
import { MaybeCorrected } from './maybe-corrected.tsx';
import { NothingFound } from './nothing-found.tsx';
import { foundProductsQuery } from './search-queries.ts';

export default function FoundProductsPage() {
  return <Found kind="products">{(keyword) => <FoundProducts key={keyword} keyword={keyword} />}</Found>;
}

function FoundProducts({ keyword }: { keyword: string }) {
  const { choice } = useChoice(searchSorts);
  const { data } = useInfiniteQuery({ ...foundProductsQuery(keyword, choice), placeholderData: keepPreviousData });
  const { correctedKeyword: corrected, suggestedKeyword: suggested } = data?.pages[0] ?? {};
  return (
    <MaybeCorrected keyword={keyword} corrected={corrected} of="상품" address={links.searchProducts(keyword)}>
      <ProductList
        label="검색된 상품"
        sorts={searchSorts}
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
