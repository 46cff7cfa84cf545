import type { EventDetail } from '@jangteo/contract';
import { LoadedDetail } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EventArticle } from './event-article.tsx';
import type { eventPreviewQuery, eventQuery } from './event-query.ts';
import { EventSkeleton } from './event-skeleton.tsx';

interface EventViewProps {
  query: ReturnType<typeof eventQuery | typeof eventPreviewQuery>;
  /** Stands above an event that is there. */
  lead?: ReactNode;
  /** What follows an event that is there. */
  children?: (event: EventDetail) => ReactNode;
}

/** All there is to read of an event. */
export const EventView = ({ query, lead, children }: EventViewProps) => (
  <LoadedDetail query={useQuery(query)} skeleton={<EventSkeleton />}>
    {(event) => (
      <>
        {lead}
        <EventArticle event={event} />
        {children?.(event)}
      </>
    )}
  </LoadedDetail>
);
