import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/**
 * For what must be true whenever it is seen: fetched each time, shown from no cache, and fetched again by the host when a call
 * has earned stars.
 */
export const neverFromCache = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: true,
  meta: { showsStars: true },
} as const;

export const pointQuery = () =>
  queryOptions({
    queryKey: ['mypage:point'],
    queryFn: ({ signal }) => call('GET /api/v1/user/point', { signal }),
    ...neverFromCache,
  });
