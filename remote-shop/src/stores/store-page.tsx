import { useParams } from '@jangteo/navigation';
import { LoadedDetail } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { StoreHeader } from './store-header.tsx';
import { tappedStore } from './store-link.tsx';
import { storeQuery } from './store-queries.ts';
import { StoreSkeleton } from './store-skeleton.tsx';
import { StoreView } from './store-view.tsx';

export default function StorePage() {
  return (
    <>
      <StoreHeader />
      <Store shopId={Number(useParams().shopId)} />
    </>
  );
}

function Store({ shopId }: { shopId: number }) {
  return (
    <LoadedDetail query={useQuery(storeQuery(shopId))} skeleton={<StoreSkeleton known={tappedStore(shopId)} />}>
      {(shop) => <StoreView shop={shop} />}
    </LoadedDetail>
  );
}
