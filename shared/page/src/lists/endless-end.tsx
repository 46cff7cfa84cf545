import { ErrorRetry, styled, VisuallyHidden } from '@jangteo/ui';
import { type UseInfiniteQueryResult, useIsRestoring } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';

/** The next page is loaded when its place is this far below the screen. */
const loadMargin = '800px';
/**
 * Space for the next page, so that a visitor who scrolls fast does not reach what stands below the list. Without scroll
 * anchoring:
 * a browser that anchored to this space would scroll past the new page and load the one after.
 */
const Room = styled('div', {
  variants: {
    tall: { true: { minHeight: '150vh', overflowAnchor: 'none', '@media (scripting: none)': { minHeight: '0' } } },
  },
});

export interface EndlessQuery
  extends Pick<UseInfiniteQueryResult, 'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'> {
  fetchNextPage: () => unknown;
}

interface EndlessEndProps {
  query: EndlessQuery;
  /** Shown while the next page is loaded. */
  skeleton: ReactNode;
  /** Whether the next page is loaded as the end comes near; otherwise only by what `children` offer. */
  byItself?: boolean;
  /** A link or button that loads the next page. */
  children?: ReactNode;
}

/** The end of a list that loads its next page when the visitor comes near. */
export function EndlessEnd({ query, skeleton, byItself = true, children }: EndlessEndProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const end = useRef<HTMLDivElement>(null);
  const isRestoring = useIsRestoring();
  const isWaiting = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // A list that is being restored may become as long as it was when the visitor left it.
  const goesOn = isWaiting && byItself && !isRestoring;

  // An observer reports changes only. A page may arrive before its loading was rendered and leave the end in view: each
  // page is followed by a new observer, which reports where the end is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: explained above
  useEffect(() => {
    if (!goesOn || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // The end may have left the view and come back since the last frame: the last entry says where it is now.
        if (entries.at(-1)?.isIntersecting) fetchNextPage();
      },
      { rootMargin: loadMargin },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [goesOn, fetchNextPage, data]);

  return (
    <>
      <VisuallyHidden role="status">{isFetchingNextPage ? '더 불러오는 중이에요' : ''}</VisuallyHidden>
      {isWaiting && (
        <Room ref={end} tall={goesOn} data-next-page>
          {children}
        </Room>
      )}
      {isFetchingNextPage && (
        <Room tall aria-busy>
          {skeleton}
        </Room>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <ErrorRetry title="더 불러오지 못했어요." onRetry={() => fetchNextPage()} />
      )}
    </>
  );
}
