import { track } from '@jangteo/analytics';
import type { Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { deviceId } from '@jangteo/storage';
import { useEffect } from 'react';

type CountedPost = Pick<Post, 'board' | 'postId'>;

/** Counts the reader once the post is there to be read. */
export function usePostView({ board, postId }: CountedPost): void {
  useEffect(() => count('view', { board, postId }), [board, postId]);
}

/** The member's stars for it are shown by the general rule. */
export const countShare = (post: CountedPost): void => count('share', post);

const calls = { view: 'view-count', share: 'share' } as const;

/** A count that fails is not the reader's business. */
function count(what: keyof typeof calls, { board, postId }: CountedPost): void {
  track(`${what} post`, { post_id: postId, post_type: board });
  call(`POST /api/v1/community/${board}/:id/${calls[what]}`, {
    params: { id: postId },
    headers: { deviceUuid: deviceId() ?? '' },
  }).catch(() => undefined);
}
