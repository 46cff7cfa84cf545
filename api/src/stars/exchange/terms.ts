import type { ExchangeTerms } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../../platform/database/database.ts';
import { levelOf } from '../levels.ts';
import { findPoint } from '../point.ts';

const { starsPerPoint, exchangeMin, exchangeUnit } = starRules;

const todaySql = `
  SELECT lifetime_stars AS "lifetimeStars", frozen_at IS NOT NULL AS "isFrozen", (
    SELECT coalesce(sum(stars), 0)::integer FROM star_exchange
    WHERE member_id = $1 AND on_day = $2 AND status <> 'RELEASED'
  ) AS exchanged
  FROM star_account
  WHERE member_id = $1`;

interface Today {
  todayLeft: number;
  isFrozen: boolean;
}

/** The rest of today's limit, which depends on the member's level. */
export async function findToday(database: Queries, memberId: number, now: Date): Promise<Today> {
  const [row] = await database.query<{ lifetimeStars: number; isFrozen: boolean; exchanged: number }>(todaySql, [
    memberId,
    koreanDay(now),
  ]);
  const { lifetimeStars = 0, isFrozen = false, exchanged = 0 } = row ?? {};
  return { todayLeft: Math.max(0, levelOf(lifetimeStars).dailyExchange - exchanged), isFrozen };
}

export async function findTerms(database: Queries, memberId: number, now: Date): Promise<ExchangeTerms> {
  const [{ balance }, today] = await Promise.all([
    findPoint(database, memberId, now),
    findToday(database, memberId, now),
  ]);
  return { balance, rate: starsPerPoint, min: exchangeMin, unit: exchangeUnit, ...today };
}
