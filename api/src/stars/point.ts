import type { StarPoint } from '@jangteo/contract';
import type { Queries } from '../platform/database/database.ts';

/** Leaves out stars that have expired, even if the ledger has no entry for it yet. */
const pointSql = `
  SELECT coalesce(sum(stars_left), 0)::integer AS balance,
         coalesce(sum(stars_left) FILTER (WHERE expires_at <= $2::timestamptz + interval '30 days'), 0)::integer
           AS "expiringStars",
         min(expires_at) FILTER (WHERE expires_at <= $2::timestamptz + interval '30 days') AS "expireDt"
  FROM star_lot
  WHERE member_id = $1 AND stars_left > 0 AND expires_at > $2`;

export async function findPoint(database: Queries, memberId: number, now: Date): Promise<StarPoint> {
  const [point] = await database.query<StarPoint>(pointSql, [memberId, now]);
  return point ?? { balance: 0, expiringStars: 0, expireDt: null };
}
