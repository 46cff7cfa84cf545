import type { Board } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

/** The page of a post. */
export const linkTo = (board: Board, postId: number): string =>
  board === 'qna' ? links.communityQuestion(postId) : links.communityPost(postId);
