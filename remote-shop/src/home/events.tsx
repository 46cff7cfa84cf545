import type { EventCard } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { koreanPeriod } from '@jangteo/page';
import { Empty, Picture, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { dealsQuery } from '../deal/deals-query.ts';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { RailSkeleton } from '../sections/rail-skeleton.tsx';
import { Section } from '../sections/section.tsx';

const cardWidth = '17rem';

const Card = styled(Link, {
  base: {
    display: 'block',
    borderRadius: 'lg',
    '& h3': { lineClamp: '2', marginTop: '2.5', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' },
    '& p': { lineClamp: '2', marginTop: '0.5', fontSize: 'sm', color: 'fg.subtle' },
  },
});

export function Events() {
  return (
    <Section
      id="event"
      heightBelowView="16rem"
      title="이벤트"
      query={useQuery(dealsQuery())}
      // The failure shows once, in place of the limited deals: it is the same call.
      failed="hidden"
      skeleton={<RailSkeleton itemWidth={cardWidth} ratio="16 / 9" lines={2} />}
      isEmpty={({ events }) => events.length === 0}
      empty={<Empty icon="gift" title="진행 중인 이벤트가 없어요." />}
    >
      {({ events }) => (
        <GrowingRail name="events" itemWidth={cardWidth} items={events}>
          {(event) => (
            <li key={event.eventId}>
              <EventLink event={event} />
            </li>
          )}
        </GrowingRail>
      )}
    </Section>
  );
}

function EventLink({ event }: { event: EventCard }) {
  return (
    <Card to={links.event(event.eventId)}>
      <Picture src={event.imageUrl} alt="" width={640} height={360} sizes="272px" corners="lg" />
      <h3>{event.title}</h3>
      <p>
        {event.subtitle} · {koreanPeriod(event.startDt, event.endDt)}
      </p>
    </Card>
  );
}
