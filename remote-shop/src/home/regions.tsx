import { links } from '@jangteo/contract/links';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { RegionCard } from '../regions/region-card.tsx';
import { regionsQuery } from '../regions/regions-query.ts';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';
import { Section } from '../sections/section.tsx';
import { SectionLink } from '../sections/section-link.tsx';

const cardWidth = '17rem';

export function Regions() {
  return (
    <Section
      id="local"
      heightBelowView="29.7rem"
      title="팔도 특산물"
      text="고장마다 자랑하는 맛"
      action={<SectionLink to={links.localMain()} of="팔도 특산물" />}
      query={useQuery(regionsQuery())}
      skeleton={<RailSkeleton itemWidth={cardWidth} ratio="4 / 3" />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty icon="map" title="특산물을 준비하고 있어요." />}
    >
      {({ list }) => (
        <GrowingRail name="regions" itemWidth={cardWidth} items={list}>
          {(region) => (
            <li key={region.localCode}>
              <RegionCard region={region} sizes="272px" />
            </li>
          )}
        </GrowingRail>
      )}
    </Section>
  );
}
