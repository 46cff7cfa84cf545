import { track } from '@jangteo/analytics';
import type { Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { deviceId } from '@jangteo/storage';
import { useEffect } from 'react';

type CountedPost = Pick<Post, 'board' | 'postId'>;

/** Counts the reader once the post is there to be read. */
export function usePostView({ board, postId }: CountedPost): void {
  useEffect(() => {
    track('view post', { post_id: postId, post_type: board });
    count('view-count', { board, postId });
  }, [board, postId]);
}

/** The member's stars for it are shown by the general rule. */
export function countShare({ board, postId }: CountedPost): void {
  track('share post', { post_id: postId, post_type: board });
  count('share', { board, postId });
}

/** A count that fails is not the reader's business. */
function count(what: 'view-count' | 'share', { board, postId }: CountedPost): void {
  call(`POST /api/v1/community/${board}/:id/${what}`, {
    params: { id: postId },
    headers: { deviceUuid: deviceId() ?? '' },
  }).catch(() => undefined);
}
