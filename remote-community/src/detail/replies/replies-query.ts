import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions } from '@tanstack/react-query';

const pageSize = 30;

export const repliesQuery = (postId: number) =>
  infiniteQueryOptions({
    queryKey: ['community:replies', postId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/v1/community/dashboard/:id/reply', {
        params: { id: postId },
        query: { page: pageParam, limit: pageSize },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
