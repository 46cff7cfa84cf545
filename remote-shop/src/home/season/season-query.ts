import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const seasonQuery = () =>
  queryOptions({
    queryKey: ['shop:home', 'season'],
    queryFn: ({ signal }) => call('GET /api/v1/display/home/season', { signal }),
  });
