import type { SearchSort } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { filterOf, type ProductChoice } from '../product-list/product-choice.ts';
import { productListQuery, productsPerPage } from '../product-list/product-list-query.ts';

const storesPerPage = 20;

export const foundProductsQuery = (keyword: string, choice: ProductChoice & { sort: SearchSort }) =>
  productListQuery({
    queryKey: ['shop:search', 'products', keyword, choice],
    load: async (page, signal) => {
      const found = await call('GET /api/v1/search', {
        query: {
          keyword,
          type: 'product',
          sort: choice.sort,
          ...filterOf(choice),
          page,
          limit: productsPerPage,
        },
        signal,
      });
      if (found.type !== 'product') throw new Error('Products were searched, others were found');
      return found;
    },
  });

export const foundCategoriesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['shop:search', 'categories', keyword],
    queryFn: ({ signal }) => call('GET /api/v1/search/category', { query: { keyword }, signal }),
  });

export const foundStoresQuery = (keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['shop:search', 'stores', keyword],
    queryFn: async ({ pageParam, signal }) => {
      const found = await call('GET /api/v1/search', {
        query: { keyword, type: 'shop', page: pageParam, limit: storesPerPage },
        signal,
      });
      if (found.type !== 'shop') throw new Error('Stores were searched, others were found');
      return found;
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export const searchRankQuery = () =>
  queryOptions({
    queryKey: ['shop:search', 'rank'],
    queryFn: ({ signal }) => call('GET /api/v1/search/rank', { signal }),
  });

export const suggestedQuery = () =>
  queryOptions({
    queryKey: ['shop:search', 'suggested'],
    queryFn: ({ signal }) => call('GET /api/v1/search/recommendation', { signal }),
  });

export const completionsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['shop:search', 'completions', keyword],
    queryFn: ({ signal }) => call('GET /api/v1/search/autocomplete', { query: { keyword }, signal }),
  });
