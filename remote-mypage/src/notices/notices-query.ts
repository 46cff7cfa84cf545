import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 20;

export const noticesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['mypage:notices'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/display/notice', { query: { page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
