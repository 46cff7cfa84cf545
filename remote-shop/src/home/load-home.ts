import type { RouteContext } from '@jangteo/navigation';
import { dealsQuery } from './deals/deals-query.ts';
import { firstPageOf } from './recommendation/page-in-address.ts';
import { recommendationQuery } from './recommendation/recommendation-query.ts';
import { regionsQuery } from './regions/regions-query.ts';
import { seasonQuery } from './season/season-query.ts';
import { storesQuery } from './stores/stores-query.ts';

/** All sections at once. A prefetch never throws: a section that fails says so itself and leaves the others alone. */
export const loadHome = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(dealsQuery()),
    queryClient.prefetchQuery(seasonQuery()),
    queryClient.prefetchQuery(regionsQuery()),
    queryClient.prefetchQuery(storesQuery()),
    queryClient.prefetchInfiniteQuery(recommendationQuery(firstPageOf(url.searchParams))),
  ]);
