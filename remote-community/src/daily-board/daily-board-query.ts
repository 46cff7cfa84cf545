import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 30;

export const dailyBoardQuery = (date: string) =>
  infiniteQueryOptions({
    queryKey: ['community:daily-board', date],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/community/daily-board', { query: { date, page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
