import type { Head, RouteContext } from '@jangteo/navigation';
import { noticesQuery } from './notices-query.ts';

export const load = ({ queryClient }: RouteContext): Promise<unknown> =>
  queryClient.prefetchInfiniteQuery(noticesQuery());

export const head = (): Head => ({ title: '공지사항 | 장터', description: '장터의 새 소식과 안내를 전합니다.' });
