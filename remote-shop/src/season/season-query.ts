import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** Without a month: this one. */
export const seasonMonthQuery = (month: number | undefined) =>
  queryOptions({
    queryKey: ['shop:season', month ?? 'now'],
    queryFn: ({ signal }) => call('GET /api/v1/display/home/season', { query: { month }, signal }),
  });
