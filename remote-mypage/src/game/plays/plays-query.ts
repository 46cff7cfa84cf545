import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 20;

export const playsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['mypage:game-plays'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/game/plays', { query: { page: pageParam, limit: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
