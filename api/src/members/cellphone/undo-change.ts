// Decision: docs/decisions/2026-11-22-a-changed-number-comes-back-for-a-day.md

import type { CellphoneUndo } from '@jangteo/contract';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { maskCellphone } from '../mask.ts';
import { lockMember } from '../member-lock.ts';

interface Asked {
  memberId: number;
  now: Date;
}

const isRecent = "replaced_at > $2::timestamptz - interval '1 day'";

/**
 * Of several changes in a day the first number is kept: an intruder in the account cannot remove it by changing the
 * number twice.
 */
const keepSql = `
  INSERT INTO replaced_cellphone (member_id, cellphone, replaced_at)
  SELECT member_id, cellphone, $2 FROM member WHERE member_id = $1 AND cellphone <> $3
  ON CONFLICT (member_id) DO UPDATE SET cellphone = excluded.cellphone, replaced_at = excluded.replaced_at
  WHERE NOT replaced_cellphone.${isRecent}`;

/** Call before the number is changed to `cellphone`, with the member locked. */
export const keepReplaced = (transaction: Queries, { memberId, now, cellphone }: Asked & { cellphone: string }) =>
  transaction.query(keepSql, [memberId, now, cellphone]);

const findSql = `
  SELECT replaced.cellphone, replaced_at + interval '1 day' AS "untilDt"
  FROM replaced_cellphone replaced
  JOIN member ON member.member_id = replaced.member_id AND member.cellphone <> replaced.cellphone
  WHERE replaced.member_id = $1 AND ${isRecent} AND NOT EXISTS (
    SELECT FROM phone_code code
    WHERE code.cellphone = replaced.cellphone AND code.member_id <> replaced.member_id AND used_at >= replaced_at
  )`;

interface Replaced {
  cellphone: string;
  untilDt: string;
}

/** Null also once another member has proved to own the number. */
async function findReplaced(database: Queries, { memberId, now }: Asked): Promise<Replaced | null> {
  const [replaced] = await database.query<Replaced>(findSql, [memberId, now]);
  return replaced ?? null;
}

export async function findCellphoneUndo(database: Queries, asked: Asked): Promise<CellphoneUndo | null> {
  const replaced = await findReplaced(database, asked);
  return replaced && { maskedCellphone: maskCellphone(replaced.cellphone) ?? '', untilDt: replaced.untilDt };
}

const restoreSql = 'UPDATE member SET cellphone = $2 WHERE member_id = $1';
const forgetSql = 'DELETE FROM replaced_cellphone WHERE member_id = $1';

export const undoCellphoneChange = (database: Database, asked: Asked): Promise<{ maskedCellphone: string }> =>
  inTransaction(database, async (transaction) => {
    await lockMember(transaction, asked.memberId);
    const replaced = await findReplaced(transaction, asked);
    if (!replaced) throw new ApiError('noData', { message: '되돌릴 수 있는 번호가 없어요.' });
    await transaction.query(restoreSql, [asked.memberId, replaced.cellphone]);
    await transaction.query(forgetSql, [asked.memberId]);
    return { maskedCellphone: maskCellphone(replaced.cellphone) ?? '' };
  });
