import type { Head, RouteContext } from '@jangteo/navigation';
import { regionsQuery } from './regions-query.ts';

export const load = ({ queryClient }: RouteContext): Promise<unknown> => queryClient.prefetchQuery(regionsQuery());

export const head = (): Head => ({
  title: '팔도 특산물 | 장터',
  description: '전국 17개 시도의 특산물과 스토어를 지도에서 골라 산지에서 바로 받아 보세요.',
});
