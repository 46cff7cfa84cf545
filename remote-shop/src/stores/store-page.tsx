import { useParams } from '@jangteo/navigation';
import { FavouritesLink, HomeLink, LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shopOfCard } from './shop-of-card.ts';
import { storeQuery } from './store-queries.ts';
import { StoreSkeleton } from './store-skeleton.tsx';
import { StoreView } from './store-view.tsx';

export default function StorePage() {
  return (
    <>
      <PageHeader title="스토어" isHeading={false}>
        <FavouritesLink />
        <ShareButton />
        <HomeLink />
      </PageHeader>
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
