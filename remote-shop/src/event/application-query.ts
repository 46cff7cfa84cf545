import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** When the member applied for the event, if at all. */
export const applicationQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['shop:event-application', eventId],
    queryFn: ({ signal }) => call('GET /api/v1/display/event/apply', { query: { eventId }, signal }),
  });
