import { call } from '@jangteo/http';
import { recentProducts } from '@jangteo/storage';
import { queryOptions } from '@tanstack/react-query';

/** The products viewed last on all of the member's devices. The views that only this device knows are sent along. */
export const recentQuery = () =>
  queryOptions({
    queryKey: ['mypage:recently-viewed'],
    queryFn: async ({ signal }) => {
      const products = recentProducts
        .list()
        .flatMap(({ productNo, viewedDt }) => (viewedDt === undefined ? [] : [{ productNo, viewedDt }]));
      const { list } = await call('POST /api/v1/user/recently-viewed-product', { body: { products }, signal });
      return list;
    },
    staleTime: 5_000,
  });
