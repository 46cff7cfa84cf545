import type { RouteContext } from '@jangteo/navigation';
import { searchHead } from './search-head.ts';
import { searchRankQuery, suggestedQuery } from './search-queries.ts';

export const head = searchHead;

export const load = ({ queryClient }: RouteContext): Promise<unknown> =>
  Promise.all([queryClient.prefetchQuery(searchRankQuery()), queryClient.prefetchQuery(suggestedQuery())]);
