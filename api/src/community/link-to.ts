import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

/** Where a post is read. */
export const linkTo = (board: Board, postId: number): string =>
  board === 'qna' ? links.communityQuestion(postId) : links.communityPost(postId);
