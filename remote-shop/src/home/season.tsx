import type { SeasonPick } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Badge, Empty, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { ProductCard } from '../products/product-card.tsx';
import { cardTextHeight } from '../products/product-card-root.ts';
import { seasonQuery } from '../season/season-query.ts';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';
import { Section } from '../sections/section.tsx';
import { SectionLink } from '../sections/section-link.tsx';

const cardWidth = '9.5rem';
/** A card's text stands below the season's fruit and its months. */
const cardHeight = `calc(${cardWidth} + ${cardTextHeight} + 1.9375rem)`;

const Pick = styled('div', {
  base: {
    '& > p': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      marginBottom: '2',
      fontSize: 'lg',
      fontWeight: 'bold',
    },
    '& > p > b': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > p > span': { flexShrink: '0' },
  },
});

export function Season() {
  const query = useQuery(seasonQuery());
  return (
    <Section
      id="season"
      heightBelowView="25.9rem"
      title={query.data ? `${query.data.month}월, 지금이 제철` : '지금이 제철'}
      text="가장 맛있을 때 산지에서 바로"
      action={<SectionLink to={links.season()} of="제철 먹거리" />}
      query={query}
      skeleton={<RailSkeleton itemWidth={cardWidth} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty icon="leaf" title="이달의 제철 먹거리를 준비하고 있어요." />}
    >
      {({ list }) => (
        <GrowingRail name="season" itemWidth={cardWidth} itemHeight={cardHeight} items={list}>
          {(pick) => (
            <li key={pick.product.productNo}>
              <SeasonCard pick={pick} />
            </li>
          )}
        </GrowingRail>
      )}
    </Section>
  );
}

function SeasonCard({ pick }: { pick: SeasonPick }) {
  return (
    <Pick>
      <p>
        <b>{pick.name}</b>
        <Badge tone="secondary">{`${pick.fromMonth}~${pick.toMonth}월`}</Badge>
      </p>
      <ProductCard product={pick.product} sizes="152px" />
    </Pick>
  );
}
