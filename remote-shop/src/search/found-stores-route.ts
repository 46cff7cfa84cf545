import type { RouteContext } from '@jangteo/navigation';
import { readKeyword } from '@jangteo/page';
import { searchHead } from './search-head.ts';
import { foundStoresQuery } from './search-queries.ts';
import { load as loadSearchStart } from './search-start-route.ts';

export const head = searchHead;

export function load(context: RouteContext): Promise<unknown> {
  const keyword = readKeyword(context.url.searchParams);
  if (!keyword) return loadSearchStart(context);
  return context.queryClient.prefetchInfiniteQuery(foundStoresQuery(keyword));
}
