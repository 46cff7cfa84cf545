import type { Board } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 20;

export const searchQuery = (type: Board, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['community:search', type, keyword],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/community/search', { query: { type, keyword, page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
