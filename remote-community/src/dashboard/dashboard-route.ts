import type { Head, RouteContext } from '@jangteo/navigation';
import { topicLabels, topicOf } from '../posts/topics.ts';
import { dashboardQuery, shownPosts } from './dashboard-query.ts';

export const load = ({ queryClient, url }: RouteContext): Promise<unknown> =>
  queryClient.prefetchInfiniteQuery(dashboardQuery(shownPosts(url.searchParams)));

export function head({ url }: RouteContext): Head {
  const topic = topicOf(url.searchParams);
  return {
    title: `${topic ? topicLabels[topic] : '게시판'} | 장터 커뮤니티`,
    description: '장보기 후기와 레시피, 제철 질문, 오늘의 밥상을 나누는 장터 사람들의 게시판입니다.',
  };
}
