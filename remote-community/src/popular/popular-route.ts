import type { Head, RouteContext } from '@jangteo/navigation';
import { bannersQuery } from '@jangteo/page';
import { popularQuery, rangeOf } from './popular-query.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchInfiniteQuery(popularQuery(rangeOf(url.searchParams))),
    queryClient.prefetchQuery(bannersQuery('community')),
  ]);

export function head({ url }: RouteContext): Head {
  const when = rangeOf(url.searchParams) === 'week' ? '이번 주' : '오늘';
  return {
    title: `${when}의 인기글 | 장터 커뮤니티`,
    description: `${when} 장터 사람들이 가장 많이 본 장보기 후기와 레시피, 제철 이야기를 모았습니다.`,
  };
}
