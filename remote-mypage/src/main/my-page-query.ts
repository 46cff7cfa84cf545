import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { neverFromCache } from '../stars/point-query.ts';

/** The member's name, level and counts. */
export const myPageQuery = () =>
  queryOptions({
    queryKey: ['mypage:summary'],
    queryFn: ({ signal }) => call('GET /api/v1/user/mypage', { signal }),
    ...neverFromCache,
  });
