import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { neverFromCache } from './point-query.ts';

/** The last twelve months: what came, what went, and how many stars there were in the end. */
export const monthsQuery = () =>
  queryOptions({
    queryKey: ['mypage:star-months'],
    queryFn: ({ signal }) => call('GET /api/v1/user/point/months', { signal }),
    ...neverFromCache,
  });
