import type { StarMonth } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import type { Queries } from '../platform/database/database.ts';
import { findPoint } from './point.ts';

const monthsShown = 12;

const movedSql = `
  SELECT to_char(on_day, 'YYYY-MM') AS month, star_rule.rule, title, kind, sum(delta)::integer AS stars,
         count(*) FILTER (WHERE delta > 0)::integer AS count
  FROM star_ledger
  JOIN star_rule USING (rule)
  WHERE member_id = $1 AND on_day >= $2 AND delta <> 0
  GROUP BY month, star_rule.rule
  ORDER BY stars DESC, star_rule.rule`;

interface Moved {
  month: string;
  rule: string;
  title: string;
  kind: 'earn' | 'use' | 'return' | 'cancel' | 'expire';
  stars: number;
  count: number;
}

const sumOf = (moved: readonly Moved[], kinds: readonly Moved['kind'][]): number =>
  moved.reduce((sum, { kind, stars }) => (kinds.includes(kind) ? sum + stars : sum), 0);

/** The last twelve months in Korea, this one first. */
export async function findMonths(database: Queries, memberId: number, now: Date): Promise<StarMonth[]> {
  const months = lastMonths(koreanDay(now).slice(0, 'YYYY-MM'.length));
  const [moved, { balance: balanceNow }] = await Promise.all([
    database.query<Moved>(movedSql, [memberId, `${months.at(-1)}-01`]),
    findPoint(database, memberId, now),
  ]);
  let balance = balanceNow;
  return months.map((month) => {
    const inMonth = moved.filter((each) => each.month === month);
    const atEnd = balance;
    balance -= inMonth.reduce((sum, { stars }) => sum + stars, 0);
    return {
      month,
      earned: sumOf(inMonth, ['earn']),
      used: -sumOf(inMonth, ['use', 'return']),
      lost: -sumOf(inMonth, ['expire', 'cancel']),
      // Stars that have expired are no longer in the balance, even if the ledger has no entry for it yet.
      balance: Math.max(0, atEnd),
      causes: inMonth
        .filter(({ kind }) => kind === 'earn')
        .map(({ rule, title, count, stars }) => ({ rule, title, count, stars })),
    };
  });
}

function lastMonths(newest: string): string[] {
  const [year = 0, month = 0] = newest.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}
