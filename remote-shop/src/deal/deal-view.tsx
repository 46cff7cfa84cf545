import type { LimitedDeal, LimitedDealDetail } from '@jangteo/contract';
import { LoadFailure } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DealFacts } from './deal-facts.tsx';
import type { dealPreviewQuery, dealQuery } from './deal-query.ts';
import { DealSeller } from './deal-seller.tsx';
import { DealSkeleton } from './deal-skeleton.tsx';
import { DealSummary } from './deal-summary.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { PriceHistory } from './price-history.tsx';

interface DealViewProps {
  query: ReturnType<typeof dealQuery | typeof dealPreviewQuery>;
  /** Shown until the deal is there. */
  known?: LimitedDeal | undefined;
  /** Stands above a deal that is there. */
  lead?: ReactNode;
  /** What follows a deal that is there. */
  children?: (deal: LimitedDealDetail) => ReactNode;
}

/** All there is to read of a limited deal. */
export function DealView({ query, known, lead, children }: DealViewProps) {
  const { data, error, isFetching, refetch } = useQuery(query);
  if (data) {
    return (
      <>
        {lead}
        <article aria-label={data.product.title}>
          <Gallery pictures={data.gallery} title={data.product.title} />
          <DealSummary deal={data} />
          <DealFacts deal={data} />
          <PriceHistory deal={data} />
          <DealSeller deal={data} />
        </article>
        {children?.(data)}
      </>
    );
  }
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <DealSkeleton known={known} />;
}
