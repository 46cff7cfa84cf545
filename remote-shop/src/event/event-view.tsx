import type { EventDetail } from '@jangteo/contract';
import { LoadedDetail } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EventArticle } from './event-article.tsx';
import type { eventPreviewQuery, eventQuery } from './event-query.ts';
import { EventSkeleton } from './event-skeleton.tsx';

interface EventViewProps {
  query: ReturnType<typeof eventQuery | typeof eventPreviewQuery>;
  /** Shown above the loaded event. */
  lead?: ReactNode;
  /** Shown below the loaded event. */
  children?: (event: EventDetail) => ReactNode;
}

/** The whole page of an event. */
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
