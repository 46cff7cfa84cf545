import type { PostItem } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

/** The page of a post, by its board; with a reply's id, at that reply. */
export const linkToPost = ({ board, postId }: Pick<PostItem, 'board' | 'postId'>, replyId?: number): string =>
  board === 'qna' ? links.communityQuestion(postId, replyId) : links.communityPost(postId, replyId);
