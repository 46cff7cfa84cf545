import type { Head, RouteContext } from '@jangteo/navigation';
import { bannersQuery, sharePicture } from '@jangteo/page';
import { dealsQuery } from '../deal/deals-query.ts';
import { firstPageOf } from '../recommendation/page-in-address.ts';
import { recommendationQuery } from '../recommendation/recommendation-query.ts';
import { regionsQuery } from '../regions/regions-query.ts';
import { seasonQuery } from '../season/season-query.ts';
import { featuredStoresQuery } from '../stores/featured-stores-query.ts';
import { marketStructuredData } from './market-structured-data.ts';

/** All sections in parallel. A prefetch never throws: a failed section shows its failure itself. */
export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(dealsQuery()),
    queryClient.prefetchQuery(bannersQuery('home-middle')),
    queryClient.prefetchQuery(seasonQuery()),
    queryClient.prefetchQuery(regionsQuery()),
    queryClient.prefetchQuery(featuredStoresQuery()),
    queryClient.prefetchInfiniteQuery(recommendationQuery(firstPageOf(url.searchParams))),
  ]);

export function head({ queryClient, url }: RouteContext): Head {
  const best = queryClient.getQueryData(dealsQuery().queryKey)?.limited[0]?.product;
  const description = '산지에서 바로 오는 오늘의 특가, 제철 먹거리, 팔도 특산물을 장터에서 만나 보세요.';
  return {
    title: '장터 - 오늘의 특가와 제철 먹거리',
    description,
    ...sharePicture(best?.imageUrl),
    things: [marketStructuredData(url.origin)],
  };
}
