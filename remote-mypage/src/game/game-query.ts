import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { neverFromCache } from '../stars/point-query.ts';

export const gameCode = 'lucky-basket';

export const gameQuery = () =>
  queryOptions({
    queryKey: ['mypage:game', gameCode],
    queryFn: ({ signal }) => call('GET /api/v1/game/:code/play', { params: { code: gameCode }, signal }),
    ...neverFromCache,
  });
