import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const featuredStoresQuery = () =>
  queryOptions({
    queryKey: ['shop:home', 'stores'],
    queryFn: ({ signal }) => call('GET /api/v1/display/home/shop', { signal }),
  });
