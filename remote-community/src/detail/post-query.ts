import type { Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { seenAs } from './seen-as.ts';

/** A question is read by the calls of its own board, all else by the dashboard's. */
export type ReadBoard = 'dashboard' | 'qna';

export const postQuery = (postId: number, board: ReadBoard = 'dashboard') =>
  queryOptions({
    queryKey: ['community:post', postId],
    queryFn: ({ signal }) => seenAs(call(`GET /api/v1/community/${board}/:id`, { params: { id: postId }, signal })),
  });

/** Changes the post that is shown. It keeps its age: only the server knows what else has changed. */
export function changePost(queryClient: QueryClient, postId: number, change: (post: Post) => Partial<Post>): void {
  const { queryKey } = postQuery(postId);
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  queryClient.setQueryData(queryKey, (post) => post && { ...post, ...change(post) }, { updatedAt });
}
