import type { AlarmRequestKind } from '@jangteo/contract';
import { lockMember } from '../members/member-lock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { ApiError } from '../platform/errors.ts';
import { koreanMonth } from '../platform/values/korean-time.ts';
import { isInSeason } from '../seasons/season-themes.ts';

interface Target {
  memberId: number;
  kind: AlarmRequestKind;
  id: number;
}

/** One row if the target exists: whether an alarm can still be requested for it, and whether it has begun already. */
const targetSql: Record<AlarmRequestKind, string> = {
  deal: `
    SELECT start_dt > $2 AS "isOpen", false AS "isThere", $3::integer AS month
    FROM limited_deal WHERE deal_id = $1 AND is_published`,
  period: `
    SELECT start_dt > $2 AS "isOpen", false AS "isThere", $3::integer AS month
    FROM period_deal WHERE period_id = $1 AND is_published`,
  season: `
    SELECT true AS "isOpen", ${isInSeason('$3::integer')} AS "isThere", $2::timestamptz AS now
    FROM season_theme t WHERE season_id = $1`,
  shoppingLive: `
    SELECT true AS "isOpen", false AS "isThere", $2::timestamptz AS now, $3::integer AS month WHERE $1 = 1`,
};

const addSql = `
  INSERT INTO alarm_request (member_id, kind, target_id, requested_at, told_at)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (member_id, kind, target_id) DO NOTHING`;

/** Repeating a request changes nothing. A request made during a season is for its next beginning. */
export const requestAlarm = (database: Database, { memberId, kind, id, now }: Target & { now: Date }): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    const values = [id, now, koreanMonth(now)];
    const [target] = await transaction.query<{ isOpen: boolean; isThere: boolean }>(targetSql[kind], values);
    if (!target) throw new ApiError('noData');
    if (!target.isOpen) throw new ApiError('unsupported', { status: 409, message: '이미 시작한 특가예요.' });
    await transaction.query(addSql, [memberId, kind, id, now, target.isThere ? now : null]);
  });

const removeSql = 'DELETE FROM alarm_request WHERE member_id = $1 AND kind = $2 AND target_id = $3';

export const cancelRequest = (database: Queries, { memberId, kind, id }: Target): Promise<unknown> =>
  database.query(removeSql, [memberId, kind, id]);

const checkSql = `
  SELECT target_id AS id FROM alarm_request
  WHERE member_id = $1 AND kind = $2 AND target_id = ANY ($3::integer[])`;

export async function findRequested(
  database: Queries,
  { memberId, kind, ids }: { memberId: number; kind: AlarmRequestKind; ids: number[] },
): Promise<Set<number>> {
  const rows = await database.query<{ id: number }>(checkSql, [memberId, kind, ids]);
  return new Set(rows.map(({ id }) => id));
}
