import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { EndlessEnd, LoadFailure } from '@jangteo/page';
import { Box, Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { comingCount } from '../products/coming-count.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ProductPages } from '../products/product-pages.tsx';
import { PeriodHero } from './period-hero.tsx';
import type { periodPreviewQuery, periodQuery } from './period-query.ts';
import { PeriodSkeleton } from './period-skeleton.tsx';

interface PeriodViewProps {
  query: ReturnType<typeof periodQuery | typeof periodPreviewQuery>;
  /** Stands above a deal that is there. */
  lead?: ReactNode;
}

/** A period deal and its products. */
export function PeriodView({ query: options, lead }: PeriodViewProps) {
  const query = useInfiniteQuery(options);
  const first = query.data?.pages[0];
  if (!query.data || !first) {
    if (!query.error) return <PeriodSkeleton />;
    return <LoadFailure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      {lead}
      <PeriodHero period={first} />
      {first.totalCount === 0 ? (
        <Empty icon="ticket" title="상품을 준비하고 있어요." action={<Link to={links.home()}>다른 특가 보기</Link>} />
      ) : (
        <Box paddingBlock="6">
          <ProductPages id="period-products" label={`${first.title} 상품`} pages={query.data.pages} />
          <EndlessEnd query={query} skeleton={<ProductGridSkeleton count={comingCount(query.data.pages)} />} />
        </Box>
      )}
    </>
  );
}
