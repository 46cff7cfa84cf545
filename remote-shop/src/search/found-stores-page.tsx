import { useInfiniteQuery } from '@tanstack/react-query';
import { StoreRows } from '../stores/store-rows.tsx';
import { Corrected } from './corrected.tsx';
import { Found } from './found.tsx';
import { NothingFound } from './nothing-found.tsx';
import { foundStoresQuery } from './search-queries.ts';

export default function FoundStoresPage() {
  return <Found kind="stores">{(keyword) => <FoundStores keyword={keyword} />}</Found>;
}

function FoundStores({ keyword }: { keyword: string }) {
  const query = useInfiniteQuery(foundStoresQuery(keyword));
  const corrected = query.data?.pages[0]?.correctedKeyword;
  return (
    <>
      {corrected && <Corrected keyword={keyword} corrected={corrected} />}
      <StoreRows query={query} keyword={corrected ?? keyword} empty={<NothingFound keyword={keyword} of="스토어" />} />
    </>
  );
}
