import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { noteServerTime } from '../sections/note-server-time.ts';
import type { PeriodStatus } from './period-status.ts';

const productsPerPage = 20;
const dealsPerPage = 10;

const request = (periodId: number, page: number, signal: AbortSignal) => ({
  params: { id: periodId },
  query: { page, limit: productsPerPage },
  signal,
});

/** Each page of its products contains the deal. */
export const periodQuery = (periodId: number) =>
  infiniteQueryOptions({
    queryKey: ['shop:period', periodId],
    queryFn: async ({ pageParam, signal }) =>
      noteServerTime(await call('GET /api/v1/display/period/:id', request(periodId, pageParam, signal))),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Includes unpublished deals for admins; for all others they do not exist. */
export const periodPreviewQuery = (periodId: number) =>
  infiniteQueryOptions({
    queryKey: ['shop:period-preview', periodId],
    queryFn: async ({ pageParam, signal }) =>
      noteServerTime(await call('GET /api/v1/display/admin/period/:id', request(periodId, pageParam, signal))),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const periodListQuery = (status: PeriodStatus) =>
  infiniteQueryOptions({
    queryKey: ['shop:periods', status],
    queryFn: async ({ pageParam, signal }) =>
      noteServerTime(
        await call('GET /api/v1/display/period', { query: { status, page: pageParam, limit: dealsPerPage }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
