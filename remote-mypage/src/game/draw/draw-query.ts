import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** Asked for each time: what is sealed now may be open in a moment. */
export const drawQuery = (seedHash: string) =>
  queryOptions({
    queryKey: ['mypage:game-draw', seedHash],
    queryFn: ({ signal }) => call('GET /api/v1/game/draw/:seedHash', { params: { seedHash }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
