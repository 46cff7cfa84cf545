// Decision: docs/decisions/2026-11-29-what-is-done-already-is-answered-as-done.md

import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { reverseStars } from '../../stars/earn.ts';
import { lockOwnPostToDelete } from './find-post.ts';
import type { PostKind } from './readable.ts';

interface Deletion {
  postId: number;
  memberId: number;
  kinds: readonly PostKind[];
  now: Date;
}

/** The row and the replies below it stay in the database, but are shown to nobody. A repeat changes nothing. */
export const deletePost = (database: Database, { postId, memberId, kinds, now }: Deletion): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { acceptedReplyId, isDeleted } = await lockOwnPostToDelete(transaction, { postId, memberId, kinds });
    if (isDeleted) return;
    if (acceptedReplyId !== null) {
      throw new ApiError('unsupported', { status: 409, message: '채택한 답변이 있는 질문은 지울 수 없어요.' });
    }
    await transaction.query('UPDATE post SET deleted_at = $2 WHERE post_id = $1', [postId, now]);
    for (const rule of ['post', 'postPhoto'] as const) {
      await reverseStars(transaction, { memberId, rule, sourceType: 'post', sourceId: postId, cause: 'deletion', now });
    }
  });
