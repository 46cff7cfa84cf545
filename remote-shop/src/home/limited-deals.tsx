import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { dealsQuery } from '../deal/deals-query.ts';
import { LimitedDealCard } from '../deal/limited-deal-card.tsx';
import { cardTextHeight } from '../products/product-card-root.ts';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';
import { Section } from '../sections/section.tsx';

const cardWidth = '13.5rem';
/** With its time above, and its stock below. */
const cardHeight = `calc(${cardWidth} + ${cardTextHeight} + 4.6875rem)`;
const inFirstView = 2;

export function LimitedDeals() {
  return (
    <Section
      id="deal"
      title="오늘의 한정특가"
      text="준비한 수량이 다 팔리면 끝나요"
      query={useQuery(dealsQuery())}
      skeleton={<RailSkeleton itemWidth={cardWidth} lines={5} />}
      isEmpty={({ limited }) => limited.length === 0}
      empty={
        <Empty
          icon="clock"
          title="지금 열린 한정특가가 없어요."
          text="곧 새로운 특가로 찾아올게요."
          action={<Link to={links.stores()}>스토어 둘러보기</Link>}
        />
      }
    >
      {({ limited, serverDt }) => (
        <GrowingRail name="limited deals" itemWidth={cardWidth} itemHeight={cardHeight} items={limited}>
          {(deal, index) => (
            <li key={deal.dealId}>
              <LimitedDealCard deal={deal} serverDt={serverDt} loading={index < inFirstView ? 'eager' : 'lazy'} />
            </li>
          )}
        </GrowingRail>
      )}
    </Section>
  );
}
