import { useParams } from '@jangteo/navigation';
import { PageHeader, PreviewMark } from '@jangteo/page';
import { eventPreviewQuery } from './event-query.ts';
import { EventView } from './event-view.tsx';

/** The server cannot render it: only the browser has the member's token. */
export default function EventPreviewPage() {
  return (
    <>
      <PageHeader title="이벤트" isHeading={false} />
      <EventView query={eventPreviewQuery(Number(useParams().eventId))} lead={<PreviewMark />} />
    </>
  );
}
