import type { ProductSort } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { filterOf, type ProductChoice } from '../product-list/product-choice.ts';
import { productListQuery, productsPerPage } from '../product-list/product-list-query.ts';
import type { StoreOrder } from './store-order.ts';

const storesPerPage = 20;

export const storeListQuery = (sort: StoreOrder) =>
  infiniteQueryOptions({
    queryKey: ['shop:stores', sort],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/display/shop/total', { query: { sort, page: pageParam, limit: storesPerPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // Likes change on every screen; the other orders are those of everybody.
    ...(sort === 'liked' && { staleTime: 0 }),
  });

export const storeQuery = (shopId: number) =>
  queryOptions({
    queryKey: ['shop:store', shopId],
    queryFn: ({ signal }) => call('GET /api/v1/display/shop/info', { query: { shopId }, signal }),
  });

export const storeProductsQuery = (shopId: number, choice: ProductChoice & { sort: ProductSort }) =>
  productListQuery({
    queryKey: ['shop:store', shopId, 'products', choice],
    load: (page, signal) =>
      call('GET /api/v1/display/shop/product', {
        query: { shopId, sortOption: choice.sort, ...filterOf(choice), page, limit: productsPerPage },
        signal,
      }),
  });
