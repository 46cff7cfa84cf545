import { links } from '@jangteo/contract/links';
import { Link, useParams } from '@jangteo/navigation';
import { EndlessList, FavouritesLink, LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
import { Empty, Stack, VisuallyHidden } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { StoreCard } from '../stores/store-card.tsx';
import { Neighbours } from './neighbours.tsx';
import { RegionHero } from './region-hero.tsx';
import { regionStoresQuery } from './region-queries.ts';
import { RegionSkeleton } from './region-skeleton.tsx';
import { RegionStoresSkeleton } from './region-stores-skeleton.tsx';

export default function RegionPage() {
  return (
    <>
      <PageHeader title="팔도 특산물" isHeading={false}>
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      <Region localCode={useParams().localCode ?? ''} />
    </>
  );
}

function Region({ localCode }: { localCode: string }) {
  const query = useInfiniteQuery(regionStoresQuery(localCode));
  return (
    <LoadedDetail query={query} skeleton={<RegionSkeleton />}>
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        const { region, totalCount, neighbours } = first;
        return (
          <>
            <RegionHero region={region} storeCount={totalCount} />
            <h2>
              <VisuallyHidden>{region.localName} 스토어</VisuallyHidden>
            </h2>
            <EndlessList
              query={query}
              keyOf={({ shop }) => shop.shopId}
              skeleton={<RegionStoresSkeleton />}
              empty={
                <Empty
                  icon="store"
                  title="아직 이 고장의 스토어가 없어요."
                  action={<Link to={links.stores()}>전국 스토어 보기</Link>}
                />
              }
            >
              {(stores) => (
                <Stack as="ul" gap="10" paddingInline="4" paddingBlock="6" aria-label={`${region.localName} 스토어`}>
                  {stores.map(({ shop, products }) => (
                    <li key={shop.shopId}>
                      <StoreCard shop={shop} products={products} to={links.localStore(localCode, shop.shopId)} />
                    </li>
                  ))}
                </Stack>
              )}
            </EndlessList>
            {!query.hasNextPage && <Neighbours list={neighbours} />}
          </>
        );
      }}
    </LoadedDetail>
  );
}
