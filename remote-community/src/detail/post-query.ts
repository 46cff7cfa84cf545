import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

export const postQuery = (postId: number) =>
  queryOptions({
    queryKey: ['community:post', postId],
    queryFn: ({ signal }) => call('GET /api/v1/community/dashboard/:id', { params: { id: postId }, signal }),
  });
