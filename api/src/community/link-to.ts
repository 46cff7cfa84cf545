import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

/** The page of a post, or of a reply to it. */
export const linkTo = (board: Board, postId: number, replyId?: number): string =>
  board === 'qna' ? links.communityQuestion(postId, replyId) : links.communityPost(postId, replyId);
