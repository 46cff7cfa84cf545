import { call } from '@jangteo/http';
import { setServerClock } from '@jangteo/query';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPage } from '../layout/next-page.ts';

const productsPerPage = 20;

/** The deal comes with each page of its products. */
export const periodQuery = (periodId: number) =>
  infiniteQueryOptions({
    queryKey: ['shop:period', periodId],
    queryFn: async ({ pageParam, signal }) => {
      const period = await call('GET /api/v1/display/period/:id', {
        params: { id: periodId },
        query: { page: pageParam, limit: productsPerPage },
        signal,
      });
      setServerClock(period.serverDt);
      return period;
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
