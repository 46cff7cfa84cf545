import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** The data of the member that the market stores, with masked addresses. */
export const myInfoQuery = queryOptions({
  queryKey: ['mypage:my-info'],
  queryFn: ({ signal }) => call('GET /api/v1/user/myinfo', { signal }),
  staleTime: 5_000,
});
