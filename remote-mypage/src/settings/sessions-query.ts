import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** Where the member is signed in, this device first. */
export const sessionsQuery = queryOptions({
  queryKey: ['mypage:sessions'],
  queryFn: ({ signal }) => call('GET /api/v1/user/session', { signal }),
  staleTime: 0,
});
