import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** For what must be true whenever it is seen: asked for each time, and shown from no cache. */
export const neverFromCache = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true } as const;

export const pointQuery = () =>
  queryOptions({
    queryKey: ['mypage:point'],
    queryFn: ({ signal }) => call('GET /api/v1/user/point', { signal }),
    ...neverFromCache,
  });
