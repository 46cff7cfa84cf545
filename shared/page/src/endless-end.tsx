import { ErrorRetry, VisuallyHidden } from '@jangteo/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

/** The next page is asked for this far before its place is seen. */
const ahead = '800px';

interface EndlessEndProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'> & {
    fetchNextPage: () => unknown;
  };
  /** Shapes of what is on its way. */
  skeleton: ReactNode;
}

/** Stands below a list and lets it go on as its end comes near. */
export function EndlessEnd({ query, skeleton }: EndlessEndProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const end = useRef<HTMLDivElement>(null);
  const goesOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

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
    <div ref={end} aria-busy={isFetchingNextPage}>
      <VisuallyHidden role="status">{isFetchingNextPage ? '더 불러오는 중이에요' : ''}</VisuallyHidden>
      {isFetchingNextPage && skeleton}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ErrorRetry title="더 불러오지 못했어요." onRetry={() => fetchNextPage()} />
      )}
    </div>
  );
}
