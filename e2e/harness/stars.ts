import { changeMarket } from './database.ts';
import type { Member } from './sign-in.ts';

const memberSql = '(SELECT member_id FROM session WHERE device_uuid = $1 LIMIT 1)';

/**
 * Gives stars as an operator would: in the account, the ledger and a lot, so that the sums agree. The member has
 * attended today already, so that no other stars come.
 */
export async function giveStars({ deviceUuid }: Member, stars: number, expiresInDays = 365): Promise<void> {
  await changeMarket(
    `WITH account AS (
       INSERT INTO star_account (member_id, balance, lifetime_stars, attended_on, attended_in_row)
       VALUES (${memberSql}, $2, $2, now()::date, 1)
       ON CONFLICT (member_id) DO UPDATE SET balance = star_account.balance + $2, lifetime_stars = star_account.lifetime_stars + $2
       RETURNING member_id, balance
     ), entry AS (
       INSERT INTO star_ledger (member_id, rule, source_type, source_id, delta, balance_before, balance_after, reason, on_day, at)
       SELECT member_id, 'grant', 'operator', gen_random_uuid()::text, $2, balance - $2, balance, '시험', now()::date, now() FROM account
       RETURNING ledger_id, member_id
     )
     INSERT INTO star_lot (lot_id, member_id, stars, stars_left, expires_at)
     SELECT ledger_id, member_id, $2, $2, now() + $3 * interval '1 day' FROM entry`,
    [deviceUuid, stars, expiresInDays],
  );
}

export async function balanceOf({ deviceUuid }: Member): Promise<number> {
  const sql = `SELECT balance FROM star_account WHERE member_id = ${memberSql}`;
  const [row] = await changeMarket<{ balance: number }>(sql, [deviceUuid]);
  return row?.balance ?? 0;
}

export const exchangesOf = ({ deviceUuid }: Member) =>
  changeMarket<{ exchangeId: number; stars: number; status: string; grantKey: string }>(
    `SELECT exchange_id AS "exchangeId", stars, status, grant_key AS "grantKey"
     FROM star_exchange WHERE member_id = ${memberSql} ORDER BY exchange_id`,
    [deviceUuid],
  );

export const setFrozen = ({ deviceUuid }: Member, isFrozen: boolean): Promise<unknown> =>
  changeMarket(
    `UPDATE star_account SET frozen_at = CASE WHEN $2::boolean THEN now() END WHERE member_id = ${memberSql}`,
    [deviceUuid, isFrozen],
  );

/** The next attempt to settle what is open is due, and whatever was sent has had its time to arrive. */
export async function hurrySettling({ deviceUuid }: Member): Promise<void> {
  const open = `SELECT exchange_id FROM star_exchange WHERE finished_at IS NULL AND member_id = ${memberSql}`;
  await changeMarket(
    `UPDATE star_exchange SET sent_at = sent_at - interval '1 minute' WHERE exchange_id IN (${open})`,
    [deviceUuid],
  );
  await changeMarket(
    `UPDATE outbox SET next_at = now()
     WHERE kind = 'grant-shop-points' AND done_at IS NULL AND (payload ->> 'exchangeId')::integer IN (${open})`,
    [deviceUuid],
  );
}

/** Stars that a test gives do not raise the level by themselves. */
export async function raiseLevel({ deviceUuid }: Member, level = 2): Promise<void> {
  await changeMarket(`UPDATE member SET level = $2 WHERE member_id = ${memberSql}`, [deviceUuid, level]);
}
