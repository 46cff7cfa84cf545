import type { RouteContext } from '@jangteo/navigation';
import { readKeyword } from '@jangteo/page';
import { readChoice, searchSorts } from '../product-list/product-choice.ts';
import { searchHead } from './search-head.ts';
import { foundCategoriesQuery, foundProductsQuery } from './search-queries.ts';
import { load as loadSearchStart } from './search-start-route.ts';

export const head = searchHead;

export function load(context: RouteContext): Promise<unknown> {
  const { queryClient, url } = context;
  const keyword = readKeyword(url.searchParams);
  if (!keyword) return loadSearchStart(context);
  const choice = readChoice(url.searchParams, searchSorts);
  return Promise.all([
    queryClient.prefetchInfiniteQuery(foundProductsQuery(keyword, choice)),
    choice.categoryNo !== undefined && queryClient.prefetchQuery(foundCategoriesQuery(keyword)),
  ]);
}
