import type { EventDetail } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { setServerClock } from '@jangteo/query';
import { queryOptions } from '@tanstack/react-query';

function noteServerTime(event: EventDetail): EventDetail {
  setServerClock(event.serverDt);
  return event;
}

export const eventQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['shop:event', eventId],
    queryFn: async ({ signal }) =>
      noteServerTime(await call('GET /api/v1/display/event/:id', { params: { id: eventId }, signal })),
  });

/** Includes unpublished events for admins; for all others they do not exist. */
export const eventPreviewQuery = (eventId: number) =>
  queryOptions({
    queryKey: ['shop:event-preview', eventId],
    queryFn: async ({ signal }) =>
      noteServerTime(await call('GET /api/v1/display/admin/event/:id', { params: { id: eventId }, signal })),
  });
