import type { Head, RouteContext } from '@jangteo/navigation';
import { periodListQuery } from './period-query.ts';
import { readPeriodStatus } from './period-status.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  queryClient.prefetchInfiniteQuery(periodListQuery(readPeriodStatus(url.searchParams)));

export const head = (): Head => ({
  title: '기간특가 | 장터',
  description: '이때가 아니면 못 만나는 가격, 지금 열린 기간특가와 곧 시작할 기간특가를 모았습니다.',
});
