import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 10;

export const recommendationQuery = (firstPage: number) =>
  infiniteQueryOptions({
    queryKey: ['shop:home', 'recommendation', firstPage],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/display/deal/recommendation', { query: { page: pageParam, limit: pageSize }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });
