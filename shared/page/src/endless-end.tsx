import { ErrorRetry, VisuallyHidden } from '@jangteo/ui';
import { type UseInfiniteQueryResult, useIsRestoring } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

/** The next page is asked for this far before its place is seen. */
const ahead = '800px';
/**
 * What stands below a list that goes on is kept away: whoever flings meets it only where the list ends. The next page takes
 * the place of this room; a browser that held on to the room instead would scroll past that page, and ask for the next one.
 */
const room: CSSProperties = { minHeight: '150vh', overflowAnchor: 'none' };

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
    <>
      <VisuallyHidden role="status">{isFetchingNextPage ? '더 불러오는 중이에요' : ''}</VisuallyHidden>
      {isWaiting && (
        <div ref={end} style={goesOn ? room : undefined}>
          {children}
        </div>
      )}
      {isFetchingNextPage && (
        <div aria-busy style={room}>
          {skeleton}
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ErrorRetry title="더 불러오지 못했어요." onRetry={() => fetchNextPage()} />
      )}
    </>
  );
}
