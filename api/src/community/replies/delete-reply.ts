import type { Board } from '@jangteo/contract';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { reverseStars } from '../../stars/earn.ts';
import { kindsOf } from '../posts/readable.ts';

interface Deletion {
  board: Board;
  postId: number;
  replyId: number;
  memberId: number;
  now: Date;
}

/** Ownership is enough: the post may be deleted or hidden, or its writer blocked. */
const lockPostSql = `
  SELECT post.accepted_reply_id AS "acceptedReplyId"
  FROM reply JOIN post USING (post_id)
  WHERE reply.reply_id = $1 AND reply.member_id = $2 AND post.post_id = $3 AND post.kind = ANY($4)
  FOR NO KEY UPDATE OF post`;

const deleteSql = 'UPDATE reply SET deleted_at = $2 WHERE reply_id = $1 AND deleted_at IS NULL RETURNING reply_id';

/** Locks the post, so that its writer cannot accept this answer at the same time. */
export const deleteReply = (database: Database, { board, postId, replyId, memberId, now }: Deletion): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const values = [replyId, memberId, postId, kindsOf[board]];
    const [post] = await transaction.query<{ acceptedReplyId: number | null }>(lockPostSql, values);
    const deleted = post ? await transaction.query(deleteSql, [replyId, now]) : [];
    if (deleted.length === 0) throw new ApiError('noData');
    if (post?.acceptedReplyId === replyId) {
      throw new ApiError('unsupported', { status: 409, message: '채택된 답변은 지울 수 없어요.' });
    }
    const source = { sourceType: 'reply', sourceId: replyId } as const;
    await reverseStars(transaction, { memberId, rule: 'reply', ...source, cause: 'deletion', now });
  });
