import type { Head, RouteContext } from '@jangteo/navigation';
import { alarmCountQuery, bannersQuery } from '@jangteo/page';
import { lastNoticeQuery } from './last-notice-query.ts';
import { recentQuery } from './recent-query.ts';

/** Runs for members only: visitors are led to the login before. Level and stars are asked for by the page itself, never from a cache. */
export const load = ({ queryClient }: RouteContext): Promise<unknown> =>
  Promise.all([
    queryClient.prefetchQuery(recentQuery()),
    queryClient.prefetchQuery(alarmCountQuery),
    queryClient.prefetchQuery(lastNoticeQuery()),
    queryClient.prefetchQuery(bannersQuery('my-page')),
  ]);

export const head = (): Head => ({
  title: '마이페이지 | 장터',
  description: '등급과 별, 찜한 상품, 주문과 배송, 알림과 설정을 한곳에서 봅니다.',
});
