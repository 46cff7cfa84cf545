// Decision: docs/decisions/2026-11-29-what-is-done-already-is-answered-as-done.md

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

const isDeletedSql = `
  SELECT FROM reply JOIN post USING (post_id)
  WHERE reply_id = $1 AND reply.member_id = $2 AND reply.deleted_at IS NOT NULL AND post_id = $3 AND post.kind = ANY($4)`;

const acceptedSql = 'SELECT FROM post WHERE post_id = $1 AND accepted_reply_id = $2';

/**
 * The reply is locked before its post, as by reports. Deleting it changes the post's count, which waits while the answer is
 * being accepted. A repeat changes nothing.
 */
export const deleteReply = (database: Database, { board, postId, replyId, memberId, now }: Deletion): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const values = [replyId, memberId, postId, kindsOf[board]];
    const deleted = await transaction.query(deleteSql, [...values, now]);
    if (deleted.length === 0) {
      const before = await transaction.query(isDeletedSql, values);
      if (before.length === 0) throw unreadable(board === 'qna' ? '답변' : '댓글');
      return;
    }
    const accepted = await transaction.query(acceptedSql, [postId, replyId]);
    if (accepted.length > 0) {
      throw new ApiError('unsupported', { status: 409, message: '채택된 답변은 지울 수 없어요.' });
    }
    const source = { sourceType: 'reply', sourceId: replyId } as const;
    await reverseStars(transaction, { memberId, rule: 'reply', ...source, cause: 'deletion', now });
  });
