import type { RouteContext } from '@jangteo/navigation';
import { searchRankQuery, suggestedQuery } from './search-queries.ts';

export { searchHead as head } from './search-head.ts';

export const load = ({ queryClient }: RouteContext): Promise<unknown> =>
  Promise.all([queryClient.prefetchQuery(searchRankQuery()), queryClient.prefetchQuery(suggestedQuery())]);
