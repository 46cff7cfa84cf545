import type { LimitedDeal, LimitedDealDetail } from '@jangteo/contract';
import { LoadedDetail } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DealFacts } from './deal-facts.tsx';
import { dealIn } from './deal-price.tsx';
import type { dealPreviewQuery, dealQuery } from './deal-query.ts';
import { DealSeller } from './deal-seller.tsx';
import { DealSkeleton } from './deal-skeleton.tsx';
import { useDealState } from './deal-state.ts';
import { DealSummary } from './deal-summary.tsx';
import { Gallery } from './gallery.tsx';
import { PriceHistory } from './price-history.tsx';

interface DealViewProps {
  query: ReturnType<typeof dealQuery | typeof dealPreviewQuery>;
  /** Shown until the deal has loaded. */
  known?: LimitedDeal | undefined;
  /** Shown above the loaded deal. */
  lead?: ReactNode;
  /** Shown below the loaded deal. */
  children?: (deal: LimitedDealDetail) => ReactNode;
}

/** The whole page of a limited deal. */
export const DealView = ({ query, known, lead, children }: DealViewProps) => (
  <LoadedDetail query={useQuery(query)} skeleton={<DealSkeleton known={known} />}>
    {(deal) => (
      <>
        {lead}
        <DealNow deal={deal} shownBefore={known?.product.imageUrl}>
          {children}
        </DealNow>
      </>
    )}
  </LoadedDetail>
);

interface DealNowProps extends Pick<DealViewProps, 'children'> {
  deal: LimitedDealDetail;
  /** The picture that the tapped card showed. */
  shownBefore: string | undefined;
}

/** With its price at this moment, by the server's clock. */
function DealNow({ deal: given, shownBefore, children }: DealNowProps) {
  const deal = dealIn(useDealState(given), given);
  return (
    <>
      <article aria-label={deal.product.title}>
        <Gallery pictures={deal.gallery} shownBefore={shownBefore} title={deal.product.title} />
        <DealSummary deal={deal} />
        <DealFacts deal={deal} />
        <PriceHistory deal={deal} />
        <DealSeller deal={deal} />
      </article>
      {children?.(deal)}
    </>
  );
}
