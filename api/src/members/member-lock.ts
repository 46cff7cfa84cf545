import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';

const lockSql = 'SELECT FROM member WHERE member_id = $1 AND withdrawn_at IS NULL FOR NO KEY UPDATE';

/** Changes of one member run one after another, and wait for a withdrawal, after which there is nothing to change. */
export async function lockMember(transaction: Queries, memberId: number): Promise<void> {
  const found = await transaction.query(lockSql, [memberId]);
  if (found.length === 0) throw new ApiError('refreshExpired');
}
