import { Link } from '@jangteo/navigation';
import { ErrorRetry, Icon, styled } from '@jangteo/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef } from 'react';
import { pageAddress } from './page-in-address.ts';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';

/** Pages that follow by themselves. After them the visitor decides, and can reach the footer. */
const pagesByThemselves = 5;
/** The next page is asked for this far before its place is seen. */
const ahead = '800px';

const NextLink = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '3rem',
    marginInline: '4',
    marginTop: '4',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontWeight: 'semibold',
    '& > svg': { transform: 'rotate(90deg)' },
  },
});

interface MoreProductsProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'> & {
    fetchNextPage: () => unknown;
  };
  shownPages: readonly number[];
}

/** Lets the list go on: by itself as its end comes near, at a press, or as a plain link. */
export function MoreProducts({ query, shownPages }: MoreProductsProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const end = useRef<HTMLDivElement>(null);
  const goesOnByItself =
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError && shownPages.length < pagesByThemselves;

  useEffect(() => {
    const watched = end.current;
    if (!goesOnByItself || !watched) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchNextPage();
      },
      { rootMargin: ahead },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [goesOnByItself, fetchNextPage]);

  if (isFetchingNextPage) return <ProductGridSkeleton />;
  if (isFetchNextPageError) return <ErrorRetry onRetry={() => fetchNextPage()} />;
  if (!hasNextPage) return null;

  const showHere = (event: MouseEvent) => {
    event.preventDefault();
    fetchNextPage();
  };
  return (
    <div ref={end}>
      <NextLink to={pageAddress((shownPages.at(-1) ?? 0) + 1)} onClick={showHere}>
        상품 더 보기
        <Icon name="chevron" size={18} />
      </NextLink>
    </div>
  );
}
