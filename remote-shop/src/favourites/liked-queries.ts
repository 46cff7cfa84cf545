import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { learnLiked } from '../likes/learn-liked.ts';
import { liked } from '../likes/liked.ts';
import type { LikedFilter } from './liked-filter.ts';

const perPage = 20;

/** Hearts are tapped everywhere: each visit asks anew, and shows what it knew until it hears. */
const always = { initialPageParam: 1, getNextPageParam: nextPage, staleTime: 0 } as const;

export const likedProductsKey = ['shop:liked-products'] as const;
export const likedStoresKey = ['shop:liked-stores'] as const;

export const likedProductsQuery = (filter: LikedFilter = {}) =>
  infiniteQueryOptions({
    ...always,
    queryKey: [...likedProductsKey, filter],
    queryFn: async ({ pageParam, signal }) => {
      const moment = liked.moment();
      const query = { ...filter, page: pageParam, limit: perPage };
      const products = await call('GET /api/v1/user/like/product', { query, signal });
      learnLiked('product', new Map(products.list.map(({ productNo }) => [productNo, true])), moment);
      return products;
    },
  });

export const likedStoresQuery = () =>
  infiniteQueryOptions({
    ...always,
    queryKey: likedStoresKey,
    queryFn: async ({ pageParam, signal }) => {
      const moment = liked.moment();
      const query = { page: pageParam, limit: perPage };
      const stores = await call('GET /api/v1/user/like/shop', { query, signal });
      learnLiked('shop', new Map(stores.list.map(({ shopId }) => [shopId, true])), moment);
      return stores;
    },
  });
