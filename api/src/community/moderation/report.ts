import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { isReadable } from '../posts/readable.ts';
import { unreadable } from '../posts/unreadable.ts';

interface Report {
  target: 'post' | 'reply';
  targetId: number;
  memberId: number;
  reason: string;
  detail: string;
  now: Date;
}

/** From this many unresolved reports on, a post or reply is hidden until an operator has looked at it. */
const hiddenFrom = 5;

/** Reports of younger accounts reach the operators but hide nothing: new accounts are cheap to make in numbers. */
const countedFromDays = 7;

/** Locks the target, so that of simultaneous reports the deciding one hides it, and copies its text as it is now. */
const targets = {
  post: {
    find: `SELECT member_id AS "memberId", title || E'\\n' || body AS text FROM post WHERE post_id = $1 AND ${isReadable('post')} FOR NO KEY UPDATE`,
    hide: 'UPDATE post SET hidden_at = $2 WHERE post_id = $1',
  },
  reply: {
    find: `SELECT member_id AS "memberId", body AS text FROM reply WHERE reply_id = $1 AND ${isReadable('reply')} FOR NO KEY UPDATE`,
    hide: 'UPDATE reply SET hidden_at = $2 WHERE reply_id = $1',
  },
} as const;

const knownSql = `
  SELECT created_at AS "accuseDt" FROM accusation WHERE target = $1 AND target_id = $2 AND member_id = $3`;

const insertSql = `
  INSERT INTO accusation (target, target_id, member_id, reason, detail, reported_text, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

const countSql = `
  SELECT count(*)::integer AS count
  FROM accusation
  JOIN member USING (member_id)
  WHERE target = $1 AND target_id = $2 AND resolved_at IS NULL
    AND NOT is_banned(banned_at, ban_ends_at, $3)
    AND member.created_at <= accusation.created_at - interval '${countedFromDays} days'`;

/** Stored once for each member and target. A repeat returns the first result, also when the target is hidden by now. */
export const reportText = (database: Database, report: Report): Promise<{ accuseDt: string }> =>
  inTransaction(database, async (transaction) => {
    const { target, targetId, memberId, now } = report;
    const known = await findKnown(transaction, report);
    if (known) return known;
    const [found] = await transaction.query<{ memberId: number; text: string }>(targets[target].find, [targetId]);
    const meanwhile = await findKnown(transaction, report);
    if (meanwhile) return meanwhile;
    if (!found) throw unreadable(target === 'post' ? '글' : '댓글');
    if (found.memberId === memberId) {
      throw new ApiError('unsupported', { status: 409, message: '내가 쓴 글은 신고할 수 없어요.' });
    }
    const { reason, detail } = report;
    await transaction.query(insertSql, [target, targetId, memberId, reason, detail, found.text, now]);
    const [counted] = await transaction.query<{ count: number }>(countSql, [target, targetId, now]);
    if ((counted?.count ?? 0) >= hiddenFrom) await transaction.query(targets[target].hide, [targetId, now]);
    return { accuseDt: now.toISOString() };
  });

async function findKnown(transaction: Queries, { target, targetId, memberId }: Report) {
  const [known] = await transaction.query<{ accuseDt: string }>(knownSql, [target, targetId, memberId]);
  return known;
}
