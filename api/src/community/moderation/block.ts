import type { BlockedMember } from '@jangteo/contract';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { stillMember } from '../../platform/still-member.ts';
import { offsetOf, pageOf } from '../../platform/values/paging.ts';

interface BlockRequest {
  memberId: number;
  blockedId: number;
  isBlock: boolean;
  now: Date;
}

const blockSql = `
  INSERT INTO member_block (member_id, blocked_id, created_at)
  SELECT blocker.member_id, blocked.member_id, $3
  FROM ${stillMember('$1')} blocker, member blocked
  WHERE blocked.member_id = $2
  ON CONFLICT (member_id, blocked_id) DO UPDATE SET created_at = member_block.created_at
  RETURNING blocked_id`;

const unblockSql = 'DELETE FROM member_block WHERE member_id = $1 AND blocked_id = $2';

/** Setting a state that is already set changes nothing. */
export async function setBlock(database: Queries, { memberId, blockedId, isBlock, now }: BlockRequest): Promise<void> {
  if (blockedId === memberId) {
    throw new ApiError('unsupported', { status: 409, message: '나를 차단할 수는 없어요.' });
  }
  if (!isBlock) {
    await database.query(unblockSql, [memberId, blockedId]);
    return;
  }
  const blocked = await database.query(blockSql, [memberId, blockedId, now]);
  if (blocked.length === 0) throw new ApiError('noData');
}

const listSql = `
  SELECT blocked_id AS "memberId", nickname, block.created_at AS "blockDt"
  FROM member_block block JOIN member ON member.member_id = block.blocked_id
  WHERE block.member_id = $1
  ORDER BY block.created_at DESC, blocked_id
  LIMIT $2 OFFSET $3`;

const countSql = 'SELECT count(*)::integer AS count FROM member_block WHERE member_id = $1';

export async function listBlocked(database: Queries, memberId: number, paging: { page: number; limit: number }) {
  const [list, [counted]] = await Promise.all([
    database.query<BlockedMember>(listSql, [memberId, paging.limit, offsetOf(paging)]),
    database.query<{ count: number }>(countSql, [memberId]),
  ]);
  return pageOf(paging, list, counted?.count ?? 0);
}
