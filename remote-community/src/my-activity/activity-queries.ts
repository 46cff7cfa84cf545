import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 20;

/** Loaded anew each time it is opened: the member has come from acts that change it. */
const options = { initialPageParam: 1, getNextPageParam: nextPage, staleTime: 0 };

export type PostTab = 'post' | 'clipping' | 'like';

export const myPostsQuery = (tab: PostTab) =>
  infiniteQueryOptions({
    queryKey: ['community:my', tab],
    queryFn: ({ pageParam, signal }) =>
      call(`GET /api/v1/community/my/${tab}`, { query: { page: pageParam, limit: pageSize }, signal }),
    ...options,
  });

export const myQuestionsQuery = infiniteQueryOptions({
  queryKey: ['community:my', 'qna'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v1/community/my/qna', { query: { page: pageParam, limit: pageSize }, signal }),
  ...options,
});

export const myRepliesQuery = infiniteQueryOptions({
  queryKey: ['community:my', 'reply'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/v1/community/my/reply', { query: { page: pageParam, limit: pageSize }, signal }),
  ...options,
});
