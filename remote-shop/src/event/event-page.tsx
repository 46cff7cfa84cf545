import { track } from '@jangteo/analytics';
import { useParams } from '@jangteo/navigation';
import { PageHeader, ShareButton } from '@jangteo/page';
import { useEffect } from 'react';
import { EventAction } from './event-action.tsx';
import { eventQuery } from './event-query.ts';
import { EventView } from './event-view.tsx';

export default function EventPage() {
  const eventId = Number(useParams().eventId);
  useEffect(() => track('view event', { item_id: eventId }), [eventId]);
  return (
    <>
      <PageHeader title="이벤트" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <EventView query={eventQuery(eventId)}>{(event) => <EventAction event={event} />}</EventView>
    </>
  );
}
