import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { setServerClock } from '@jangteo/query';
import { infiniteQueryOptions } from '@tanstack/react-query';

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
