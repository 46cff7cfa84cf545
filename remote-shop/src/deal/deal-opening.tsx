import type { RouteContext } from '@jangteo/navigation';
import { DealHeader } from './deal-header.tsx';
import { dealOfCard } from './deal-of-card.ts';
import { DealSkeleton } from './deal-skeleton.tsx';

export function dealOpening({ queryClient, params }: RouteContext) {
  const known = dealOfCard(queryClient, Number(params.dealId));
  return (
    known && (
      <>
        <DealHeader />
        <DealSkeleton known={known} />
      </>
    )
  );
}
