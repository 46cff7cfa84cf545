import { useParams } from '@jangteo/navigation';
import { LoadedDetail } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { tappedStore } from '../stores/store-link.tsx';
import { StoreSkeleton } from '../stores/store-skeleton.tsx';
import { StoreView } from '../stores/store-view.tsx';
import { regionStoreQuery } from './region-queries.ts';
import { RegionStoreHeader } from './region-store-header.tsx';

export default function RegionStorePage() {
  const { localCode = '', shopId } = useParams();
  const query = useQuery(regionStoreQuery(localCode, Number(shopId)));
  const known = tappedStore(Number(shopId));
  return (
    <>
      <RegionStoreHeader localName={(query.data ?? known)?.localName} />
      <LoadedDetail query={query} skeleton={<StoreSkeleton known={known} />}>
        {(shop) => <StoreView shop={shop} />}
      </LoadedDetail>
    </>
  );
}
