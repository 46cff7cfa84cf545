import type { Reply } from '@jangteo/contract';
import { useSearchParams } from '@jangteo/navigation';
import { useEffect } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/**
 * The reply that the page's address names, as the link of an alarm does. Pages are loaded until it is there, and it is
 * scrolled into view.
 */
export function useMarkedReply(
  { hasNextPage, isFetching, fetchNextPage }: Pages,
  replies: readonly Reply[] | undefined,
): number | undefined {
  const [search] = useSearchParams();
  const marked = Number(search.get('reply')) || undefined;
  const isThere =
    marked !== undefined &&
    replies?.some(({ replyId, children }) => [replyId, ...children.map((child) => child.replyId)].includes(marked));
  const isMissing = marked !== undefined && replies !== undefined && !isThere;
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, fetchNextPage]);
  useEffect(() => {
    if (isThere) document.getElementById(`reply-${marked}`)?.scrollIntoView({ block: 'center' });
  }, [isThere, marked]);
  return marked;
}
