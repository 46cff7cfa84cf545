import type { Head, RouteContext } from '@jangteo/navigation';
import { topicLabels } from '../posts/topics.ts';
import { questionsQuery, shownQuestions } from './questions-query.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  queryClient.prefetchInfiniteQuery(questionsQuery(shownQuestions(url.searchParams)));

const titles = {
  all: '질문',
  unanswered: '답변을 기다리는 질문',
  open: '채택 전인 질문',
  accepted: '채택된 질문',
} as const;

export function head({ url }: RouteContext): Head {
  const { state, topic } = shownQuestions(url.searchParams);
  return {
    title: `${topic ? `${topicLabels[topic]} · ` : ''}${titles[state]} | 장터 커뮤니티`,
    description: '장보기와 제철 먹거리, 요리에 대해 묻고 장터 사람들에게 답을 듣는 곳입니다.',
  };
}
