import { links } from '@jangteo/contract/links';
import { grouped } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListHead, ListHeadSkeleton } from '../sections/list-head.tsx';
import { StoreRows } from '../stores/store-rows.tsx';
import { Found } from './found.tsx';
import { MaybeCorrected } from './maybe-corrected.tsx';
import { NothingFound } from './nothing-found.tsx';
import { foundStoresQuery } from './search-queries.ts';

export default function FoundStoresPage() {
  return <Found kind="stores">{(keyword) => <FoundStores keyword={keyword} />}</Found>;
}

function FoundStores({ keyword }: { keyword: string }) {
  const query = useInfiniteQuery(foundStoresQuery(keyword));
  const { correctedKeyword: corrected, suggestedKeyword: suggested } = query.data?.pages[0] ?? {};
  return (
    <MaybeCorrected keyword={keyword} corrected={corrected} of="스토어" address={links.searchStores(keyword)}>
      <Count totalCount={query.data?.pages[0]?.totalCount} isFailed={query.isError} />
      <StoreRows
        query={query}
        keyword={corrected ?? keyword}
        empty={
          <NothingFound
            keyword={keyword}
            of="스토어"
            meant={suggested ? { keyword: suggested, to: links.searchStores(suggested) } : undefined}
          />
        }
      />
    </MaybeCorrected>
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
