import type { RouteContext } from '@jangteo/navigation';
import { tappedStore } from '../stores/store-link.tsx';
import { StoreSkeleton } from '../stores/store-skeleton.tsx';
import { RegionStoreHeader } from './region-store-header.tsx';

export function regionStoreOpening({ params }: RouteContext) {
  const known = tappedStore(Number(params.shopId));
  return (
    known && (
      <>
        <RegionStoreHeader localName={known.localName} />
        <StoreSkeleton known={known} />
      </>
    )
  );
}
