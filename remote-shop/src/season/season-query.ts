import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const seasonQuery = (month?: number) =>
  queryOptions({
    queryKey: ['shop:season', month ?? 'now'],
    queryFn: ({ signal }) => call('GET /api/v1/display/home/season', { query: { month }, signal }),
  });
