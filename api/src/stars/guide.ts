import type { StarActivity, StarGuide } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../platform/database/database.ts';
import { type EarningRule, earningRules } from './earning-rules.ts';

const activitiesSql = `
  SELECT star_rule.rule, title, description, stars, max_stars AS "maxStars", daily_cap AS "dailyCap",
         count(ledger_id)::integer AS "todayCount",
         greatest(0, daily_cap - count(ledger_id))::integer AS "todayLeft"
  FROM star_rule
  LEFT JOIN star_ledger entry
    ON entry.member_id = $1 AND entry.on_day = $2 AND entry.rule = star_rule.rule AND entry.delta > 0
  WHERE daily_cap IS NOT NULL
  GROUP BY star_rule.rule
  ORDER BY sort_order`;

const attendedSql = `
  SELECT attended_in_row AS streak
  FROM star_account
  WHERE member_id = $1 AND attended_on >= $2::date - 1`;

export async function findGuide(database: Queries, memberId: number, now: Date): Promise<StarGuide> {
  const values = [memberId, koreanDay(now)];
  const [activities, [attended]] = await Promise.all([
    database.query<Omit<StarActivity, 'link'> & { rule: EarningRule }>(activitiesSql, values),
    database.query<{ streak: number }>(attendedSql, values),
  ]);
  return {
    activities: activities.map((activity) => ({ ...activity, link: earningRules[activity.rule] })),
    attendedInRow: attended?.streak ?? 0,
    expireMonths: starRules.expireMonths,
  };
}
