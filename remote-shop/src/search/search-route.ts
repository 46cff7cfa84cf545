import type { Head, RouteContext } from '@jangteo/navigation';
import { readChoice, searchSorts } from '../product-list/product-choice.ts';
import { readKeyword } from './keyword.ts';
import { foundProductsQuery, foundStoresQuery, searchRankQuery, suggestedQuery } from './search-queries.ts';

export const loadSearchStart = ({ queryClient }: RouteContext): Promise<unknown> =>
  Promise.all([queryClient.prefetchQuery(searchRankQuery()), queryClient.prefetchQuery(suggestedQuery())]);

export function loadFoundProducts(context: RouteContext): Promise<unknown> {
  const { queryClient, url } = context;
  const keyword = readKeyword(url.searchParams);
  if (!keyword) return loadSearchStart(context);
  return queryClient.prefetchInfiniteQuery(foundProductsQuery(keyword, readChoice(url.searchParams, searchSorts)));
}

export function loadFoundStores(context: RouteContext): Promise<unknown> {
  const keyword = readKeyword(context.url.searchParams);
  if (!keyword) return loadSearchStart(context);
  return context.queryClient.prefetchInfiniteQuery(foundStoresQuery(keyword));
}

/** What was looked for is nobody else's: no search engine keeps it. */
export function searchHead({ url }: RouteContext): Head {
  const keyword = readKeyword(url.searchParams);
  return {
    title: keyword ? `'${keyword}' 검색 | 장터` : '검색 | 장터',
    description: '장터의 상품과 스토어를 첫소리만으로도 찾아보세요.',
    noIndex: true,
  };
}
