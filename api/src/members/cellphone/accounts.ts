// Decision: docs/decisions/2026-11-20-a-number-is-answered-to-its-owner.md

import type { CellphoneAccount } from '@jangteo/contract';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { maskEmail } from '../mask.ts';
import { lockMember } from '../member-lock.ts';

type Row = Pick<CellphoneAccount, 'channelType'> & { email: string | null };

const othersSql = `
  SELECT social_account.channel_type AS "channelType", other.email
  FROM member
  JOIN member AS other ON other.cellphone = member.cellphone AND other.member_id <> member.member_id
  JOIN social_account ON social_account.member_id = other.member_id
  WHERE member.member_id = $1
  ORDER BY other.created_at, other.member_id`;

/** The other accounts with the member's number. */
export async function findOtherAccounts(database: Queries, memberId: number): Promise<CellphoneAccount[]> {
  const rows = await database.query<Row>(othersSql, [memberId]);
  return rows.map(({ channelType, email }) => ({ channelType, maskedEmail: maskEmail(email) }));
}

const lookupsPerHour = 5;

const countSql = `
  SELECT count(*)::integer AS count FROM email_lookup
  WHERE member_id = $1 AND looked_up_at > $2::timestamptz - interval '1 hour'`;
const noteSql = 'INSERT INTO email_lookup (member_id, looked_up_at) VALUES ($1, $2)';
const isOwnSql = 'SELECT FROM member WHERE member_id = $1 AND cellphone = $2';

/**
 * A number that is not the member's own gets the same reply whether anybody has it or not, and every look-up counts:
 * nobody can find out who is a member.
 */
export const lookUpAccounts = (
  database: Database,
  { memberId, cellphone, now }: { memberId: number; cellphone: string; now: Date },
): Promise<CellphoneAccount[]> =>
  inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    const [asked] = await transaction.query<{ count: number }>(countSql, [memberId, now]);
    if ((asked?.count ?? 0) >= lookupsPerHour) {
      const message = `이메일은 한 시간에 ${lookupsPerHour}번까지 찾을 수 있어요. 잠시 후 다시 시도해 주세요.`;
      throw new ApiError('outOfRange', { status: 429, message, retryAfterSeconds: 3_600 });
    }
    await transaction.query(noteSql, [memberId, now]);
    const own = await transaction.query(isOwnSql, [memberId, cellphone]);
    return own.length > 0 ? findOtherAccounts(transaction, memberId) : [];
  });
