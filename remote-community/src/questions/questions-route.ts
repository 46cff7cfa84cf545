import type { Head, RouteContext } from '@jangteo/navigation';
import { questionsQuery, stateOf } from './questions-query.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  queryClient.prefetchInfiniteQuery(questionsQuery(stateOf(url.searchParams)));

const titles = {
  all: '질문',
  unanswered: '답변을 기다리는 질문',
  open: '채택 전인 질문',
  accepted: '채택된 질문',
} as const;

export const head = ({ url }: RouteContext): Head => ({
  title: `${titles[stateOf(url.searchParams)]} | 장터 커뮤니티`,
  description: '장보기와 제철 먹거리, 요리에 대해 묻고 장터 사람들에게 답을 듣는 곳입니다.',
});
