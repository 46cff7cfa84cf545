// Decision: docs/decisions/2026-11-20-stars-are-books.md

import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../../platform/database/database.ts';

const openSql = `
  INSERT INTO star_lot (lot_id, member_id, stars, stars_left, expires_at)
  VALUES ($1, $2, $3, $3,
          (($4::timestamptz AT TIME ZONE 'Asia/Seoul')::date + interval '${starRules.expireMonths} months' + interval '1 day')
            AT TIME ZONE 'Asia/Seoul')`;

interface NewLot {
  ledgerId: string;
  memberId: number;
  stars: number;
  now: Date;
}

export const openLot = (transaction: Queries, { ledgerId, memberId, stars, now }: NewLot): Promise<unknown> =>
  transaction.query(openSql, [ledgerId, memberId, stars, now]);

/** Lots are used in their order; each gives what the ones before it could not. */
const takeSql = `
  WITH offered AS (
    SELECT lot_id, stars_left,
           sum(stars_left) OVER (ORDER BY (lot_id = $4) IS TRUE DESC, expires_at, lot_id) - stars_left AS before
    FROM star_lot
    WHERE member_id = $1 AND stars_left > 0
  ), taken AS (
    SELECT lot_id, least(stars_left, $3::integer - before)::integer AS stars
    FROM offered
    WHERE before < $3::integer
  ), lot AS (
    UPDATE star_lot SET stars_left = stars_left - taken.stars FROM taken WHERE star_lot.lot_id = taken.lot_id
  ), noted AS (
    INSERT INTO star_lot_use (ledger_id, lot_id, stars) SELECT $2, lot_id, stars FROM taken
  )
  SELECT coalesce(sum(stars), 0)::integer AS stars FROM taken`;

interface Spending {
  /** The entry that spends them. */
  ledgerId: string;
  memberId: number;
  stars: number;
  /** The lot to take from first, before the oldest. */
  firstLotId?: string;
}

/** The sum of the lots differs from the balance. */
export class StarMismatch extends Error {
  override name = 'StarMismatch';
}

export async function takeFromLots(
  transaction: Queries,
  { ledgerId, memberId, stars, firstLotId }: Spending,
): Promise<void> {
  const values = [memberId, ledgerId, stars, firstLotId ?? null];
  const [taken] = await transaction.query<{ stars: number }>(takeSql, values);
  if (taken?.stars !== stars) throw new StarMismatch(`the lots of member ${memberId} do not hold its balance`);
}

/** Whether the stars of the lot's last day have been taken off, which happens once for each day. */
const isEntered = `EXISTS (
    SELECT FROM star_ledger
    WHERE star_ledger.member_id = $1 AND rule = 'expiry' AND source_type = 'lastDay'
      AND source_id = ((expires_at - interval '1 ms') AT TIME ZONE 'Asia/Seoul')::date::text
  )`;

/**
 * Stars that expired while they were held get another month. The time is from before the account was locked: the day may have
 * ended since.
 */
const putBackSql = `
  UPDATE star_lot
  SET stars_left = stars_left + used.stars,
      expires_at = CASE WHEN expires_at > $3 AND NOT ${isEntered} THEN expires_at
                   ELSE (($3::timestamptz AT TIME ZONE 'Asia/Seoul')::date + 31)::timestamp AT TIME ZONE 'Asia/Seoul' END
  FROM star_lot_use used
  WHERE used.ledger_id = $2 AND star_lot.lot_id = used.lot_id AND star_lot.member_id = $1`;

/** Puts the stars that a ledger entry took back into their lots. */
export const putBackIntoLots = (
  transaction: Queries,
  { ledgerId, memberId, now }: { ledgerId: string; memberId: number; now: Date },
): Promise<unknown> => transaction.query(putBackSql, [memberId, ledgerId, now]);
