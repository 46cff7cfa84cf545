import { track } from '@jangteo/analytics';
import type { Post } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { deviceId } from '@jangteo/storage';
import { useEffect } from 'react';

type CountedPost = Pick<Post, 'board' | 'postId'>;

/** Counts one view once the post has loaded. */
export function usePostView({ board, postId }: CountedPost): void {
  useEffect(() => {
    track('view post', { post_id: postId, post_type: board });
    count('view-count', { board, postId });
  }, [board, postId]);
}

/** A toast about the member's stars for the share is shown by the rule for all calls. */
export function countShare({ board, postId }: CountedPost): void {
  track('share post', { post_id: postId, post_type: board });
  count('share', { board, postId });
}

/** Counting runs in the background; a failure is ignored. */
function count(what: 'view-count' | 'share', { board, postId }: CountedPost): void {
  call(`POST /api/v1/community/${board}/:id/${what}`, {
    params: { id: postId },
    headers: { deviceUuid: deviceId() ?? '' },
  }).catch(() => undefined);
}
