import type { Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { queryOptions } from '@tanstack/react-query';
import { boardOf, type WritingBoard, writingBoardOf } from '../posts/writing-board.ts';

/** The post that is edited, as the server has it when the form opens. */
export const ownPostQuery = (board: WritingBoard, postId: number) =>
  queryOptions({
    queryKey: ['community:own-post', board, postId],
    queryFn: ({ signal }) => call(`GET /api/v1/community/${boardOf(board)}/:id`, { params: { id: postId }, signal }),
    staleTime: 5_000,
  });

/** The board's call also returns what has another form: surveys and meals. */
export const isEditable = (post: Post, board: WritingBoard): boolean => post.isMine && writingBoardOf(post) === board;
