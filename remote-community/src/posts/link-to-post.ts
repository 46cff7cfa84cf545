import type { PostItem } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

/** The page of a post, by its board. */
export const linkToPost = ({ board, postId }: Pick<PostItem, 'board' | 'postId'>): string =>
  board === 'qna' ? links.communityQuestion(postId) : links.communityPost(postId);
