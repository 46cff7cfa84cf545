import { useRouter } from '@jangteo/navigation';
import {
  hashKey,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLayoutEffect } from 'react';

/** An endless list that is requested anew each time it is opened. Opened by a link, it begins with its first page again. */
export function useFreshList<Page, Key extends QueryKey>(
  list: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, number>,
): UseInfiniteQueryResult<InfiniteData<Page>> {
  useFirstPageAlone(list.queryKey);
  return useInfiniteQuery(list);
}

/**
 * All pages that a list had when it was left would be requested, one after another, before its newest rows are shown. On the
 * way back, to a place further down, they stay.
 */
function useFirstPageAlone(queryKey: QueryKey): void {
  const client = useQueryClient();
  const router = useRouter();
  const queryHash = hashKey(queryKey);
  // In a layout effect: before the list's query is observed, and thereby requested.
  useLayoutEffect(() => {
    const query = client.getQueryCache().get<InfiniteData<unknown>>(queryHash);
    const { data, dataUpdatedAt } = query?.state ?? {};
    if (!query || !data || query.isActive() || router?.state.historyAction === 'POP') return;
    const firstPage = { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
    client.setQueryData(query.queryKey, firstPage, { updatedAt: dataUpdatedAt });
  }, [client, router, queryHash]);
}
