import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { searchSorts } from '../product-list/product-choice.ts';
import { ProductList } from '../product-list/product-list.tsx';
import { useChoice } from '../product-list/use-choice.ts';
import { Corrected } from './corrected.tsx';
import { Found } from './found.tsx';
import { isLiteral, literally } from './literal.ts';
import { NothingFound } from './nothing-found.tsx';
import { foundProductsQuery } from './search-queries.ts';

export default function FoundProductsPage() {
  return <Found kind="products">{(keyword) => <FoundProducts key={keyword} keyword={keyword} />}</Found>;
}

function FoundProducts({ keyword }: { keyword: string }) {
  const { choice } = useChoice(searchSorts);
  const { data } = useInfiniteQuery({ ...foundProductsQuery(keyword, choice), placeholderData: keepPreviousData });
  const corrected = data?.pages[0]?.correctedKeyword;
  const here = links.searchProducts(keyword);
  const insists = isLiteral(useSearchParams()[0]);
  // A keyword is corrected only where it finds nothing itself.
  if (corrected && insists) {
    return <NothingFound keyword={keyword} of="상품" meant={{ keyword: corrected, to: here }} />;
  }
  return (
    <>
      {corrected && <Corrected keyword={keyword} corrected={corrected} literalTo={literally(here)} />}
      <ProductList
        label="검색된 상품"
        sorts={searchSorts}
        queryOf={(choice) => foundProductsQuery(keyword, choice)}
        keyword={corrected ?? keyword}
        empty={<NothingFound keyword={keyword} of="상품" />}
      />
    </>
  );
}
