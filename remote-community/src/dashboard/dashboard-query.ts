import type { PostTopic } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

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
