import type { Head, RouteContext } from '@jangteo/navigation';
import { lastNoticeQuery } from './last-notice-query.ts';

export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(lastNoticeQuery());

export const head = (): Head => ({
  title: '마이페이지 | 장터',
  description: '주문과 배송, 쿠폰, 공지사항과 고객센터를 한곳에서 봅니다.',
  noIndex: true,
});
