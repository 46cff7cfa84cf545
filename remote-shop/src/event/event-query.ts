import { call } from '@jangteo/http';
import { setServerClock } from '@jangteo/query';
import { queryOptions } from '@tanstack/react-query';

export const eventQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['shop:event', eventId],
    queryFn: async ({ signal }) => {
      const event = await call('GET /api/v1/display/event/:id', { params: { id: eventId }, signal });
      setServerClock(event.serverDt);
      return event;
    },
  });
