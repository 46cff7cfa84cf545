import type { PostTopic } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { isTopic } from '../posts/topics.ts';

/** The topic stands in the address; an unknown one shows all posts. */
export function topicOf(search: URLSearchParams): PostTopic | undefined {
  const topic = search.get('topic');
  return isTopic(topic) ? topic : undefined;
}

const pageSize = 20;

export const readDashboard = (topic: PostTopic | undefined, page: number, signal: AbortSignal) =>
  call('GET /api/v1/community/dashboard', { query: { ...(topic && { topic }), page, limit: pageSize }, signal });

/** Never refetched automatically: a note announces new posts instead of moving the list under the reader. */
export const dashboardQuery = (topic: PostTopic | undefined) =>
  infiniteQueryOptions({
    queryKey: ['community:dashboard', topic ?? 'all'],
    queryFn: ({ pageParam, signal }) => readDashboard(topic, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: Number.POSITIVE_INFINITY,
  });
