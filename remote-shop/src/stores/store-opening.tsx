import type { RouteContext } from '@jangteo/navigation';
import { StoreHeader } from './store-header.tsx';
import { tappedStore } from './store-link.tsx';
import { StoreSkeleton } from './store-skeleton.tsx';

export function storeOpening({ params }: RouteContext) {
  const known = tappedStore(Number(params.shopId));
  return (
    known && (
      <>
        <StoreHeader />
        <StoreSkeleton known={known} />
      </>
    )
  );
}
