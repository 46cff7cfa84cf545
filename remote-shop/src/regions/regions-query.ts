import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const regionsQuery = () =>
  queryOptions({
    queryKey: ['shop:home', 'regions'],
    queryFn: ({ signal }) => call('GET /api/v1/display/home/local', { signal }),
  });
