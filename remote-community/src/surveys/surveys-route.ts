import type { Head, RouteContext } from '@jangteo/navigation';
import { stateOf, surveysQuery } from './surveys-query.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  queryClient.prefetchInfiniteQuery(surveysQuery(stateOf(url.searchParams)));

const titles = { all: '설문', open: '진행 중인 설문', closed: '마감된 설문' } as const;

export const head = ({ url }: RouteContext): Head => ({
  title: `${titles[stateOf(url.searchParams)]} | 장터 커뮤니티`,
  description: '장터 사람들은 어떻게 생각할까요? 투표하고 결과를 확인해 보세요.',
});
