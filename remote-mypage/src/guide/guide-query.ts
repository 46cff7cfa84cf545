import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { neverFromCache } from '../stars/point-query.ts';

export const guideQuery = () =>
  queryOptions({
    queryKey: ['mypage:star-guide'],
    queryFn: ({ signal }) => call('GET /api/v2/user/point/guide', { signal }),
    ...neverFromCache,
  });
