import type { Board } from '@jangteo/contract';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { reverseStars } from '../../stars/earn.ts';
import { lockPost } from '../posts/find-post.ts';
import { isReadable } from '../posts/readable.ts';

interface Deletion {
  board: Board;
  postId: number;
  replyId: number;
  memberId: number;
  now: Date;
}

const deleteSql = `
  UPDATE reply SET deleted_at = $4
  WHERE reply_id = $1 AND post_id = $2 AND member_id = $3 AND ${isReadable('reply')}
  RETURNING reply_id`;

/** Locks the post, so that its writer cannot accept this answer at the same time. */
export const deleteReply = (database: Database, { board, postId, replyId, memberId, now }: Deletion): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { acceptedReplyId } = await lockPost(transaction, { board, postId, viewer: memberId });
    const deleted = await transaction.query(deleteSql, [replyId, postId, memberId, now]);
    if (deleted.length === 0) throw new ApiError('noData');
    if (acceptedReplyId === replyId) {
      throw new ApiError('unsupported', { status: 409, message: '채택된 답변은 지울 수 없어요.' });
    }
    const source = { sourceType: 'reply', sourceId: replyId } as const;
    await reverseStars(transaction, { memberId, rule: 'reply', ...source, cause: 'deletion', now });
  });
