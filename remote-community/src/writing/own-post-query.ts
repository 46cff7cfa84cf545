import type { Board, Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';

/** The post that is edited, as the server has it when the form opens. */
export const ownPostQuery = (board: Board, postId: number) =>
  queryOptions({
    queryKey: ['community:own-post', board, postId],
    queryFn: ({ signal }) => call(`GET /api/v1/community/${board}/:id`, { params: { id: postId }, signal }),
    staleTime: 5_000,
  });

/** The board's call returns surveys, too, which have a form of their own. */
export const isEditable = (post: Post, board: Board): boolean => post.isMine && post.board === board;
