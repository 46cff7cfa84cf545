import type { Head, RouteContext } from '@jangteo/navigation';
import { topicLabels } from '../posts/topics.ts';
import { shownSurveys, surveysQuery } from './surveys-query.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  queryClient.prefetchInfiniteQuery(surveysQuery(shownSurveys(url.searchParams)));

const titles = { all: '설문', open: '진행 중인 설문', closed: '마감된 설문' } as const;

export function head({ url }: RouteContext): Head {
  const { state, topic } = shownSurveys(url.searchParams);
  return {
    title: `${topic ? `${topicLabels[topic]} · ` : ''}${titles[state]} | 장터 커뮤니티`,
    description: '장터 사람들은 어떻게 생각할까요? 투표하고 결과를 확인해 보세요.',
  };
}
