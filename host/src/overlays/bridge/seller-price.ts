import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** Requested each time the bridge opens, since a deal may have begun or ended. The bridge does not wait for it. */
export const sellerPriceQuery = (productNo = 0) =>
  queryOptions({
    queryKey: ['host:seller-price', productNo],
    queryFn: ({ signal }) => call('GET /api/v1/display/product/seller-price', { query: { productNo }, signal }),
    enabled: productNo > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
