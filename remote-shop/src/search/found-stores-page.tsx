import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { grouped } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListHead, ListHeadSkeleton } from '../sections/list-head.tsx';
import { StoreRows } from '../stores/store-rows.tsx';
import { Corrected } from './corrected.tsx';
import { Found } from './found.tsx';
import { isLiteral, literally } from './literal.ts';
import { NothingFound } from './nothing-found.tsx';
import { foundStoresQuery } from './search-queries.ts';

export default function FoundStoresPage() {
  return <Found kind="stores">{(keyword) => <FoundStores keyword={keyword} />}</Found>;
}

function FoundStores({ keyword }: { keyword: string }) {
  const query = useInfiniteQuery(foundStoresQuery(keyword));
  const corrected = query.data?.pages[0]?.correctedKeyword;
  const here = links.searchStores(keyword);
  const insists = isLiteral(useSearchParams()[0]);
  // A keyword is corrected only where it finds nothing itself.
  if (corrected && insists) {
    return <NothingFound keyword={keyword} of="스토어" meant={{ keyword: corrected, to: here }} />;
  }
  return (
    <>
      {corrected && <Corrected keyword={keyword} corrected={corrected} literalTo={literally(here)} />}
      <Count totalCount={query.data?.pages[0]?.totalCount} isFailed={query.isError} />
      <StoreRows query={query} keyword={corrected ?? keyword} empty={<NothingFound keyword={keyword} of="스토어" />} />
    </>
  );
}

function Count({ totalCount, isFailed }: { totalCount: number | undefined; isFailed: boolean }) {
  if (totalCount === undefined) return isFailed ? null : <ListHeadSkeleton />;
  if (totalCount === 0) return null;
  return (
    <ListHead>
      <p role="status">
        스토어 <b>{grouped(totalCount)}</b>곳
      </p>
    </ListHead>
  );
}
