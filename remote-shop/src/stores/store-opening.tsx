import type { RouteContext } from '@jangteo/navigation';
import { shopOfCard } from './shop-of-card.ts';
import { StoreHeader } from './store-header.tsx';
import { StoreSkeleton } from './store-skeleton.tsx';

export function storeOpening({ queryClient, params }: RouteContext) {
  const known = shopOfCard(queryClient, Number(params.shopId));
  return (
    known && (
      <>
        <StoreHeader />
        <StoreSkeleton known={known} />
      </>
    )
  );
}
