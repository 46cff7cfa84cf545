import { links } from '@jangteo/contract/links';
import { Empty, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { dealsQuery } from '../deal/deals-query.ts';
import { PeriodDealCard } from '../period/period-deal-card.tsx';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';
import { Section } from '../sections/section.tsx';
import { SectionLink } from '../sections/section-link.tsx';

const Cards = styled('div', { base: { display: 'flex', flexDirection: 'column', gap: '8' } });

export function PeriodDeals() {
  return (
    <Section
      id="period"
      heightBelowView="calc(100.4rem + 2 * min(100vw, 30rem))"
      title="기간특가"
      text="이때가 아니면 못 만나는 가격"
      action={<SectionLink to={links.periods()} of="기간특가" />}
      query={useQuery(dealsQuery())}
      // The failure shows once, in place of the limited deals: it is the same call.
      failed="hidden"
      skeleton={<RailSkeleton itemWidth="100%" ratio="2 / 1" />}
      isEmpty={({ period }) => period.length === 0}
      empty={<Empty icon="ticket" title="진행 중인 기간특가가 없어요." text="다음 기획전을 준비하고 있어요." />}
    >
      {({ period, serverDt }) => (
        <Cards>
          {period.map((deal) => (
            <PeriodDealCard key={deal.periodId} deal={deal} serverDt={serverDt} />
          ))}
        </Cards>
      )}
    </Section>
  );
}
