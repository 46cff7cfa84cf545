import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import { type Random, randomFor } from '../random.ts';
import type { Activity, DemoMember } from './activities.ts';

const leastBalance = 1_500;
const exchanged = starRules.exchangeMin;
const daily = ['attendance', 'attendanceStreak', 'game'];

/** Rows of the tables of the same names. */
export interface Books {
  star_account: object[];
  star_ledger: object[];
  star_lot: Lot[];
  star_lot_use: object[];
  star_exchange: object[];
  game_play: object[];
}

interface Lot {
  lot_id: number;
  member_id: number;
  stars: number;
  stars_left: number;
  expires_at: string;
}

interface LedgerLine {
  at: Date;
  rule: string;
  sourceType: string;
  sourceId: string;
  reason?: string;
  delta: number;
}

/** Ids continue from member to member. */
export interface Numbers {
  ledger: number;
  exchange: number;
}

/** Writes a member's ledger as the API would have: every entry with the balance before and after. */
export function keepBooks(
  books: Books,
  numbers: Numbers,
  member: DemoMember,
  { activities, seed }: { activities: Activity[]; seed: number },
): void {
  const random = randomFor(seed, 'exchanges', member.memberId);
  const lots: Lot[] = [];
  let balance = 0;
  const write = (line: LedgerLine): number => {
    numbers.ledger += 1;
    const { at, rule, sourceType, sourceId, reason = null, delta } = line;
    books.star_ledger.push({
      ...{ ledger_id: numbers.ledger, member_id: member.memberId, rule, source_type: sourceType, source_id: sourceId },
      period_key: daily.includes(rule) ? koreanDay(at) : '',
      ...{ delta, balance_before: balance, balance_after: balance + delta, reason },
      ...{ on_day: koreanDay(at), at: at.toISOString() },
    });
    balance += delta;
    return numbers.ledger;
  };
  for (const { stars, ...activity } of activities) {
    const ledgerId = write({ ...activity, delta: stars });
    lots.push({
      ...{ lot_id: ledgerId, member_id: member.memberId, stars, stars_left: stars },
      expires_at: expiryOf(activity.at),
    });
    if (activity.rule === 'game') books.game_play.push(playOf(member, activity, stars));
    if (balance >= leastBalance && wantsPoints(random)) {
      exchange(books, numbers, { member, lots, at: activity.at, write });
    }
  }
  books.star_lot.push(...lots);
  books.star_account.push(accountOf(member, activities, balance));
}

const wantsPoints = (random: Random): boolean => random.chance(0.05);

function playOf({ memberId }: DemoMember, { sourceId, at, draw }: Omit<Activity, 'stars'>, stars: number): object {
  return {
    ...{ member_id: memberId, game_code: sourceId, played_on: koreanDay(at), stars, played_at: at.toISOString() },
    ...{ choice: draw?.choice ?? null, roll: draw?.roll ?? null },
    seed: draw ? `\\x${draw.seed.toString('hex')}` : null,
    // As the page was opened.
    sealed_at: new Date(at.getTime() - 30_000).toISOString(),
  };
}

interface Exchange {
  member: DemoMember;
  lots: Lot[];
  at: Date;
  write: (line: LedgerLine) => number;
}

function exchange(books: Books, numbers: Numbers, { member, lots, at, write }: Exchange): void {
  numbers.exchange += 1;
  const source = { sourceType: 'exchange', sourceId: String(numbers.exchange) } as const;
  const ledgerId = write({ at, rule: 'exchange', ...source, delta: -exchanged });
  let left = exchanged;
  for (const lot of lots) {
    const taken = Math.min(lot.stars_left, left);
    if (taken === 0) continue;
    lot.stars_left -= taken;
    left -= taken;
    books.star_lot_use.push({ ledger_id: ledgerId, lot_id: lot.lot_id, stars: taken });
  }
  const finished = new Date(at.getTime() + 2_000).toISOString();
  books.star_exchange.push({
    ...{ exchange_id: numbers.exchange, member_id: member.memberId, request_key: `demo-exchange-${numbers.exchange}` },
    ...{
      grant_key: demoKey(numbers.exchange),
      stars: exchanged,
      points: exchanged / starRules.starsPerPoint,
      is_auto: false,
    },
    ...{ status: 'COMPLETED', on_day: koreanDay(at), requested_at: at.toISOString() },
    ...{ sent_at: finished, finished_at: finished },
  });
}

const demoKey = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function expiryOf(at: Date): string {
  const [year = 0, month = 1, date = 1] = koreanDay(at).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + starRules.expireMonths, date));
  // As in PostgreSQL, a month without that day ends on its last one: 29 February plus twelve months is 28 February.
  if (lastDay.getUTCDate() !== date) lastDay.setUTCDate(0);
  return new Date(
    Date.parse(`${lastDay.toISOString().slice(0, 10)}T00:00:00+09:00`) + 24 * 60 * 60 * 1000,
  ).toISOString();
}

function accountOf({ memberId }: DemoMember, activities: Activity[], balance: number): object {
  const days = activities.filter(({ rule }) => rule === 'attendance').map(({ sourceId }) => sourceId);
  return {
    ...{ member_id: memberId, balance, lifetime_stars: activities.reduce((sum, { stars }) => sum + stars, 0) },
    ...{ attended_on: days.at(-1) ?? null, attended_in_row: daysInRow(days), is_auto_exchange: false },
    ...{ expiry_told_early: '-infinity', expiry_told_late: '-infinity' },
  };
}

function daysInRow(days: string[]): number {
  let count = days.length > 0 ? 1 : 0;
  for (let n = days.length - 1; n > 0; n -= 1) {
    if (Date.parse(days[n] ?? '') - Date.parse(days[n - 1] ?? '') !== 24 * 60 * 60 * 1000) break;
    count += 1;
  }
  return count;
}
