import { links } from '@jangteo/contract/links';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { GrowingRail } from '../../layout/growing-rail.tsx';
import { RailSkeleton } from '../../layout/rail-skeleton.tsx';
import { Section } from '../../layout/section.tsx';
import { SectionLink } from '../../layout/section-link.tsx';
import { RegionCard } from './region-card.tsx';
import { regionsQuery } from './regions-query.ts';

const cardWidth = '15.5rem';

export function Regions() {
  return (
    <Section
      id="local"
      title="팔도 특산물"
      text="고장마다 자랑하는 맛"
      action={<SectionLink to={links.localMain()} of="팔도 특산물" />}
      query={useQuery(regionsQuery())}
      skeleton={<RailSkeleton itemWidth={cardWidth} ratio="4 / 3" />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty icon="map" title="특산물을 준비하고 있어요." />}
    >
      {({ list }) => (
        <GrowingRail itemWidth={cardWidth} items={list}>
          {(region) => (
            <li key={region.localCode}>
              <RegionCard region={region} />
            </li>
          )}
        </GrowingRail>
      )}
    </Section>
  );
}
