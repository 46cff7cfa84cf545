import type { PostTopic } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type PostSort, sortOf } from '../posts/post-sort.ts';
import { topicOf } from '../posts/topics.ts';

interface ShownPosts {
  topic: PostTopic | undefined;
  sort: PostSort;
}

export const shownPosts = (search: URLSearchParams): ShownPosts => ({ topic: topicOf(search), sort: sortOf(search) });

const pageSize = 20;

export const readDashboard = ({ topic, sort }: ShownPosts, page: number, signal: AbortSignal) =>
  call('GET /api/v1/community/dashboard', { query: { ...(topic && { topic }), sort, page, limit: pageSize }, signal });

/** New posts are never refetched automatically: a note announces them instead of moving the list under the reader. */
export const dashboardQuery = (shown: ShownPosts) =>
  infiniteQueryOptions({
    queryKey: ['community:dashboard', shown],
    queryFn: ({ pageParam, signal }) => readDashboard(shown, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...(shown.sort === 'new' && { staleTime: Number.POSITIVE_INFINITY }),
  });
