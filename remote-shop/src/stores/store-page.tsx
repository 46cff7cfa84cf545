import { useParams } from '@jangteo/navigation';
import { LoadedDetail } from '@jangteo/page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shopOfCard } from './shop-of-card.ts';
import { StoreHeader } from './store-header.tsx';
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
  const known = shopOfCard(useQueryClient(), shopId);
  return (
    <LoadedDetail query={useQuery(storeQuery(shopId))} skeleton={<StoreSkeleton known={known} />}>
      {(shop) => <StoreView shop={shop} />}
    </LoadedDetail>
  );
}
