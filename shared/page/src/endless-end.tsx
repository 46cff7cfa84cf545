import { ErrorRetry, VisuallyHidden } from '@jangteo/ui';
import { type UseInfiniteQueryResult, useIsRestoring } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

/** The next page is asked for this far before its place is seen. */
const ahead = '800px';
/** What stands below a list that goes on is kept away: whoever flings meets it only where the list ends. */
const room = '150vh';

interface EndlessEndProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'> & {
    fetchNextPage: () => unknown;
  };
  /** Shapes of what is on its way. */
  skeleton: ReactNode;
  /** Whether it goes on as its end comes near; else only by what `children` offer. */
  byItself?: boolean;
  /** A link or button to what follows, for those whose list does not go on by itself. */
  children?: ReactNode;
}

/** Stands below a list and lets it go on. */
export function EndlessEnd({ query, skeleton, byItself = true, children }: EndlessEndProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const end = useRef<HTMLDivElement>(null);
  const isRestoring = useIsRestoring();
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // A list may be about to be as long again as it was when the visitor left it.
  const goesOn = isWaiting && byItself && !isRestoring;

  useEffect(() => {
    if (!goesOn || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchNextPage();
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [goesOn, fetchNextPage]);

  return (
    <div
      ref={end}
      aria-busy={isFetchingNextPage}
      style={goesOn || isFetchingNextPage ? { minHeight: room } : undefined}
    >
      <VisuallyHidden role="status">{isFetchingNextPage ? '더 불러오는 중이에요' : ''}</VisuallyHidden>
      {isWaiting && children}
      {isFetchingNextPage && skeleton}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ErrorRetry title="더 불러오지 못했어요." onRetry={() => fetchNextPage()} />
      )}
    </div>
  );
}
