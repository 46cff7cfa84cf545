import type { Reply } from '@jangteo/contract';
import { useSearchParams } from '@jangteo/navigation';
import { showToast } from '@jangteo/overlay';
import { useEffect, useRef } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => unknown;
  /** Loads all pages again. */
  reload: () => unknown;
}

/**
 * The reply that the page's address names, as the link of an alarm does. Pages are loaded until it is there, and it is
 * scrolled into view. The reply may be newer than the replies kept from an earlier visit, so these are loaded again once;
 * then the reply is gone, which the reader is told.
 */
export function useMarkedReply(
  { hasNextPage, isFetching, isError, fetchNextPage, reload }: Pages,
  replies: readonly Reply[] | undefined,
  noun: string,
): number | undefined {
  const [search] = useSearchParams();
  const marked = Number(search.get('reply')) || undefined;
  const isThere =
    marked !== undefined &&
    replies?.some(({ replyId, children }) => [replyId, ...children.map((child) => child.replyId)].includes(marked));
  const reloadedFor = useRef<number>(undefined);
  const saidFor = useRef<number>(undefined);
  const isMissing = marked !== undefined && replies !== undefined && !isThere;
  useEffect(() => {
    if (!isMissing || isFetching || isError) return;
    if (hasNextPage) {
      void fetchNextPage();
    } else if (reloadedFor.current !== marked) {
      reloadedFor.current = marked;
      void reload();
    } else if (saidFor.current !== marked) {
      saidFor.current = marked;
      showToast({ matter: 'marked reply', icon: 'info', start: `삭제되었거나 볼 수 없는 ${noun}이에요.` });
    }
  }, [isMissing, hasNextPage, isFetching, isError, fetchNextPage, reload, marked, noun]);
  useEffect(() => {
    if (isThere) document.getElementById(`reply-${marked}`)?.scrollIntoView({ block: 'center' });
  }, [isThere, marked]);
  return marked;
}
