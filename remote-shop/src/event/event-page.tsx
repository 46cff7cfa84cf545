import { useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, ShareButton } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { EventAction } from './event-action.tsx';
import { EventArticle } from './event-article.tsx';
import { eventQuery } from './event-query.ts';
import { EventSkeleton } from './event-skeleton.tsx';

export default function EventPage() {
  return (
    <>
      <PageHeader title="이벤트" isHeading={false}>
        <ShareButton />
      </PageHeader>
      <Event eventId={Number(useParams().eventId)} />
    </>
  );
}

function Event({ eventId }: { eventId: number }) {
  const { data, error, isFetching, refetch } = useQuery(eventQuery(eventId));
  if (data) {
    return (
      <>
        <EventArticle event={data} />
        <EventAction event={data} />
      </>
    );
  }
  if (error) return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <EventSkeleton />;
}
