import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 50;

export const blockedQuery = infiniteQueryOptions({
  queryKey: ['community:blocked'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v1/community/block', { query: { page: pageParam, limit: pageSize }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
  staleTime: 0,
});
