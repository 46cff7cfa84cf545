import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { HistoryChoice } from './history-choice.ts';

const pageSize = 20;

export const historyQuery = ({ tab, month }: HistoryChoice) =>
  infiniteQueryOptions({
    queryKey: ['mypage:star-history', tab, month],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/user/point/history', {
        query: { type: tab, ...(month && { month }), page: pageParam, limit: pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
