import type { StarPoint } from '@jangteo/contract';
import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../platform/database/database.ts';

const [earlyDays, lateDays] = starRules.expiryNoticeDays;

const expiresWithin = (days: number) => `expires_at <= $2::timestamptz + interval '${days} days'`;

/** Leaves out stars that have expired, even if the ledger has no entry for it yet. */
const pointSql = `
  SELECT coalesce(sum(stars_left), 0)::integer AS balance,
         coalesce(sum(stars_left) FILTER (WHERE ${expiresWithin(earlyDays)}), 0)::integer AS "expiringStars",
         coalesce(sum(stars_left) FILTER (WHERE ${expiresWithin(lateDays)}), 0)::integer AS "expiringSoonStars",
         min(expires_at) FILTER (WHERE ${expiresWithin(earlyDays)}) AS "expireDt"
  FROM star_lot
  WHERE member_id = $1 AND stars_left > 0 AND expires_at > $2`;

export async function findPoint(database: Queries, memberId: number, now: Date): Promise<StarPoint> {
  const [point] = await database.query<StarPoint>(pointSql, [memberId, now]);
  return point ?? { balance: 0, expiringStars: 0, expiringSoonStars: 0, expireDt: null };
}
