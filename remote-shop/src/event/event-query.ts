import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { noteServerTime } from '../sections/note-server-time.ts';

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
