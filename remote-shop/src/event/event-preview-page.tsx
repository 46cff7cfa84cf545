import { useParams } from '@jangteo/navigation';
import { PageHeader, PreviewMark } from '@jangteo/page';
import { eventPreviewQuery } from './event-query.ts';
import { EventView } from './event-view.tsx';

/** The server that renders knows no member: the browser asks, with the token it has. */
export default function EventPreviewPage() {
  return (
    <>
      <PageHeader title="이벤트" isHeading={false} />
      <EventView query={eventPreviewQuery(Number(useParams().eventId))} lead={<PreviewMark />} />
    </>
  );
}
