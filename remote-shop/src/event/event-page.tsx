import { useParams } from '@jangteo/navigation';
import { PageHeader, ShareButton } from '@jangteo/page';
import { EventAction } from './event-action.tsx';
import { eventQuery } from './event-query.ts';
import { EventView } from './event-view.tsx';

export default function EventPage() {
  return (
    <>
      <PageHeader title="이벤트" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <EventView query={eventQuery(Number(useParams().eventId))}>{(event) => <EventAction event={event} />}</EventView>
    </>
  );
}
