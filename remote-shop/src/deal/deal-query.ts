import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { noteServerTime } from '../sections/note-server-time.ts';

export const dealQuery = (dealId: number) =>
  queryOptions({
    queryKey: ['shop:deal', dealId],
    queryFn: async ({ signal }) =>
      noteServerTime(await call('GET /api/v1/display/deal/:id', { params: { id: dealId }, signal })),
  });

/** Includes unpublished deals for admins; for all others they do not exist. */
export const dealPreviewQuery = (dealId: number) =>
  queryOptions({
    queryKey: ['shop:deal-preview', dealId],
    queryFn: async ({ signal }) =>
      noteServerTime(await call('GET /api/v1/display/admin/deal/:id', { params: { id: dealId }, signal })),
  });

const similarShown = 10;

export const similarProductsQuery = (dealId: number) =>
  queryOptions({
    queryKey: ['shop:deal', dealId, 'similar'],
    queryFn: ({ signal }) =>
      call('GET /api/v1/display/deal/recommendation', { query: { dealId, limit: similarShown }, signal }),
  });
