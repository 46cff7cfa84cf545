import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { FavouritesLink, FirstViewFirst, PageHeader, ShareButton } from '@jangteo/page';
import { Empty, Skeleton, Stack } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { pictureSizes } from '../picture-sizes.ts';
import { Section } from '../sections/section.tsx';
import { ProvinceMap } from './province-map.tsx';
import { RegionCard } from './region-card.tsx';
import { regionsQuery } from './regions-query.ts';

export default function RegionsPage() {
  return (
    <>
      <PageHeader title="팔도 특산물">
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      <ProvinceMap />
      <Section
        id="regions"
        title="고장마다 자랑하는 맛"
        query={useQuery(regionsQuery())}
        skeleton={
          <Stack gap="5" paddingInline="4">
            <Skeleton height="27rem" />
            <Skeleton height="27rem" />
          </Stack>
        }
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Empty
            icon="map"
            title="특산물을 준비하고 있어요."
            action={<Link to={links.stores()}>스토어 둘러보기</Link>}
          />
        }
      >
        {({ list }) => (
          <Stack as="ul" gap="5" paddingInline="4">
            <FirstViewFirst items={list} inView={1}>
              {(regions) =>
                regions.map((region, index) => (
                  <li key={region.localCode}>
                    <RegionCard region={region} sizes={pictureSizes.content} loading={index === 0 ? 'eager' : 'lazy'} />
                  </li>
                ))
              }
            </FirstViewFirst>
          </Stack>
        )}
      </Section>
    </>
  );
}
