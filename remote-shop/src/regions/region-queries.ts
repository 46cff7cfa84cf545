import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const storesPerPage = 10;

export const regionStoresQuery = (localCode: string) =>
  infiniteQueryOptions({
    queryKey: ['shop:region', localCode],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v2/display/local/stores', {
        query: { localCode, page: pageParam, limit: storesPerPage },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const regionStoreQuery = (localCode: string, shopId: number) =>
  queryOptions({
    queryKey: ['shop:region', localCode, 'store', shopId],
    queryFn: ({ signal }) =>
      call('GET /api/v2/display/local/stores/:shopId', { params: { shopId }, query: { localCode }, signal }),
  });
