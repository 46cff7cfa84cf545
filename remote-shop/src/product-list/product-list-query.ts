import type { ProductCard } from '@jangteo/contract';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

export interface ProductPage {
  list: ProductCard[];
  page: number;
  limit: number;
  totalCount: number;
  hasNext: boolean;
  /** The keyword that was searched instead of a mistyped one. */
  correctedKeyword?: string | null;
  /** A similar keyword that finds something, where this one finds nothing. */
  suggestedKeyword?: string | null;
}

interface ProductListSource {
  /** The key: the list's owner, its place and its choice. */
  queryKey: readonly unknown[];
  load: (page: number, signal: AbortSignal) => Promise<ProductPage>;
}

export const productListQuery = ({ queryKey, load }: ProductListSource) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

export type ProductListQuery = ReturnType<typeof productListQuery>;

export const productsPerPage = 20;
