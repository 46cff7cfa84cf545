import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

const mostFound = 20;

/** The products that fit a keyword best. */
export const findProductsQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['community:find-products', keyword],
    queryFn: async ({ signal }) => {
      const query = { keyword, type: 'product', page: 1, limit: mostFound } as const;
      const found = await call('GET /api/v1/search', { query, signal });
      if (found.type !== 'product') throw new Error('Products were searched, others were found');
      return found.list;
    },
    staleTime: 60_000,
  });
