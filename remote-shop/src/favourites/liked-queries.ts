import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { acceptLikes } from '../likes/check-likes.ts';
import { knownLikes } from '../likes/known-likes.ts';
import type { LikedFilter } from './liked-filter.ts';

const perPage = 20;

/** Likes change on every screen: each visit requests the list again, and shows the cached one meanwhile. */
const alwaysStale = { initialPageParam: 1, getNextPageParam: nextPage, staleTime: 0 } as const;

export const likedProductsKey = ['shop:liked-products'] as const;
export const likedStoresKey = ['shop:liked-stores'] as const;

export const likedProductsQuery = (filter: LikedFilter = {}) =>
  infiniteQueryOptions({
    ...alwaysStale,
    queryKey: [...likedProductsKey, filter],
    queryFn: async ({ pageParam, signal }) => {
      const requestedAt = knownLikes.revision();
      const query = { ...filter, page: pageParam, limit: perPage };
      const products = await call('GET /api/v1/user/like/product', { query, signal });
      acceptLikes('product', new Map(products.list.map(({ productNo }) => [productNo, true])), requestedAt);
      return products;
    },
  });

export const likedStoresQuery = () =>
  infiniteQueryOptions({
    ...alwaysStale,
    queryKey: likedStoresKey,
    queryFn: async ({ pageParam, signal }) => {
      const requestedAt = knownLikes.revision();
      const query = { page: pageParam, limit: perPage };
      const stores = await call('GET /api/v1/user/like/shop', { query, signal });
      acceptLikes('shop', new Map(stores.list.map(({ shopId }) => [shopId, true])), requestedAt);
      return stores;
    },
  });
