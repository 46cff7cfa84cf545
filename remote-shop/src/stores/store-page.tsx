import { useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, ShareButton, WishListLink } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { storeQuery } from './store-queries.ts';
import { StoreSkeleton } from './store-skeleton.tsx';
import { StoreView } from './store-view.tsx';
import { useShopOfCard } from './use-shop-of-card.ts';

export default function StorePage() {
  return (
    <>
      <PageHeader title="스토어" isHeading={false}>
        <WishListLink />
        <ShareButton />
      </PageHeader>
      <Store shopId={Number(useParams().shopId)} />
    </>
  );
}

function Store({ shopId }: { shopId: number }) {
  const { data, error, isFetching, refetch } = useQuery(storeQuery(shopId));
  const known = useShopOfCard(shopId);
  if (data) return <StoreView shop={data} />;
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <StoreSkeleton known={known} />;
}
