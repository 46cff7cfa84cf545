import type { ChildReply } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { nextPage } from '@jangteo/page';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ReadBoard } from '../post-query.ts';
import { seenAs } from '../seen-as.ts';

const pageSize = 30;

export const repliesQuery = (postId: number, board: ReadBoard = 'dashboard') =>
  infiniteQueryOptions({
    queryKey: ['community:replies', postId],
    queryFn: ({ pageParam, signal }) =>
      seenAs(
        call(`GET /api/v1/community/${board}/:id/reply`, {
          params: { id: postId },
          query: { page: pageParam, limit: pageSize },
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

interface ReplyPlace {
  postId: number;
  replyId: number;
}

/** The reply as it is shown. */
export function findReply(queryClient: QueryClient, { postId, replyId }: ReplyPlace): ChildReply | undefined {
  const { pages = [] } = queryClient.getQueryData(repliesQuery(postId).queryKey) ?? {};
  return pages
    .flatMap(({ list }) => list)
    .flatMap(({ children, ...reply }) => [reply, ...children])
    .find((reply) => reply.replyId === replyId);
}

/** Changes a reply in the cached list, which does not count as loaded anew. */
export function changeReply(
  queryClient: QueryClient,
  { postId, replyId }: ReplyPlace,
  change: (reply: ChildReply) => Partial<ChildReply>,
): void {
  const { queryKey } = repliesQuery(postId);
  const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  const changed = <R extends ChildReply>(reply: R): R =>
    reply.replyId === replyId ? { ...reply, ...change(reply) } : reply;
  queryClient.setQueryData(
    queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          list: page.list.map((reply) => ({ ...changed(reply), children: reply.children.map(changed) })),
        })),
      },
    { updatedAt },
  );
}
