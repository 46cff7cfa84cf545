import { links } from '@jangteo/contract/links';
import { Link, useParams } from '@jangteo/navigation';
import { EndlessEnd, LoadFailure, PageHeader, ShareButton, WishListLink, withoutRepeats } from '@jangteo/page';
import { Empty, Stack, VisuallyHidden } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { StoreCard } from '../home/stores/store-card.tsx';
import { Neighbours } from './neighbours.tsx';
import { RegionHero } from './region-hero.tsx';
import { regionStoresQuery } from './region-queries.ts';
import { RegionSkeleton } from './region-skeleton.tsx';
import { RegionStoresSkeleton } from './region-stores-skeleton.tsx';

export default function RegionPage() {
  return (
    <>
      <PageHeader title="팔도 특산물" isHeading={false}>
        <WishListLink />
        <ShareButton />
      </PageHeader>
      <Region localCode={useParams().localCode ?? ''} />
    </>
  );
}

function Region({ localCode }: { localCode: string }) {
  const query = useInfiniteQuery(regionStoresQuery(localCode));
  const first = query.data?.pages[0];
  if (!query.data || !first) {
    if (!query.error) return <RegionSkeleton />;
    return <LoadFailure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const stores = withoutRepeats(
    query.data.pages.flatMap(({ list }) => list),
    ({ shop }) => shop.shopId,
  );
  return (
    <>
      <RegionHero region={first.region} storeCount={first.totalCount} />
      <h2>
        <VisuallyHidden>{first.region.localName} 스토어</VisuallyHidden>
      </h2>
      {stores.length > 0 ? (
        <Stack as="ul" gap="10" paddingInline="4" paddingBlock="6" aria-label={`${first.region.localName} 스토어`}>
          {stores.map(({ shop, products }) => (
            <li key={shop.shopId}>
              <StoreCard shop={shop} products={products} to={links.localStore(localCode, shop.shopId)} />
            </li>
          ))}
        </Stack>
      ) : (
        <Empty
          icon="store"
          title="아직 이 고장의 스토어가 없어요."
          action={<Link to={links.stores()}>전국 스토어 보기</Link>}
        />
      )}
      <EndlessEnd query={query} skeleton={<RegionStoresSkeleton />} />
      {!query.hasNextPage && <Neighbours list={first.neighbours} />}
    </>
  );
}
