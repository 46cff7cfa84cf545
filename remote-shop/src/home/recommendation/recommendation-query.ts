import { call } from '@jangteo/http';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { nextPage } from '../../layout/next-page.ts';

const pageSize = 10;

export const recommendationQuery = (firstPage: number) =>
  infiniteQueryOptions({
    queryKey: ['shop:home', 'recommendation', firstPage],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/display/deal/recommendation', { query: { page: pageParam, limit: pageSize }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });
