import type { Board } from '@jangteo/contract';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { reverseStars } from '../../stars/earn.ts';
import { kindsOf } from '../posts/readable.ts';
import { unreadable } from '../posts/unreadable.ts';

interface Deletion {
  board: Board;
  postId: number;
  replyId: number;
  memberId: number;
  now: Date;
}

/** Ownership is enough: the post may be deleted or hidden, or its writer blocked. */
const deleteSql = `
  UPDATE reply SET deleted_at = $5
  FROM post
  WHERE reply.reply_id = $1 AND reply.member_id = $2 AND reply.deleted_at IS NULL
    AND reply.post_id = post.post_id AND post.post_id = $3 AND post.kind = ANY($4)
  RETURNING reply.reply_id`;

const acceptedSql = 'SELECT FROM post WHERE post_id = $1 AND accepted_reply_id = $2';

/**
 * The reply is locked before its post, as by reports. Deleting it changes the post's count, which waits while the answer is
 * being accepted.
 */
export const deleteReply = (database: Database, { board, postId, replyId, memberId, now }: Deletion): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const values = [replyId, memberId, postId, kindsOf[board], now];
    const deleted = await transaction.query(deleteSql, values);
    if (deleted.length === 0) throw unreadable(board === 'qna' ? '답변' : '댓글');
    const accepted = await transaction.query(acceptedSql, [postId, replyId]);
    if (accepted.length > 0) {
      throw new ApiError('unsupported', { status: 409, message: '채택된 답변은 지울 수 없어요.' });
    }
    const source = { sourceType: 'reply', sourceId: replyId } as const;
    await reverseStars(transaction, { memberId, rule: 'reply', ...source, cause: 'deletion', now });
  });
