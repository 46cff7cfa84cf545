import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { neverFromCache } from './point-query.ts';

export const levelQuery = () =>
  queryOptions({
    queryKey: ['mypage:level'],
    queryFn: ({ signal }) => call('GET /api/v1/user/level', { signal }),
    ...neverFromCache,
  });
