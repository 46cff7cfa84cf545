import type { ToastItem } from '@jangteo/contract';
import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Database, Queries } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { lockAccount } from './account.ts';
import { payInto } from './earn.ts';

const hasAttendedSql = 'SELECT FROM star_account WHERE member_id = $1 AND attended_on >= $2';

const attendSql = 'UPDATE star_account SET attended_on = $2, attended_in_row = $3 WHERE member_id = $1';

/** Opening the market is attendance; the first time on a day in Korea pays. Called every few minutes. */
export async function attend(database: Database, memberId: number, now: Date): Promise<ToastItem[]> {
  const [attended] = await database.query(hasAttendedSql, [memberId, koreanDay(now)]);
  return attended ? [] : inTransaction(database, (transaction) => attendNow(transaction, memberId, now));
}

async function attendNow(transaction: Queries, memberId: number, now: Date): Promise<ToastItem[]> {
  const account = await lockAccount(transaction, memberId, now);
  const today = koreanDay(now);
  if (!account?.mayEarn || (account.attendedOn !== null && account.attendedOn >= today)) return [];
  const streak = account.attendedOn === dayBefore(now) ? account.streak + 1 : 1;
  await transaction.query(attendSql, [memberId, today, streak]);
  const source = { memberId, sourceType: 'day', sourceId: today, now } as const;
  const toastItems = await payInto(transaction, account, { ...source, rule: 'attendance' });
  if (streak % starRules.streakDays !== 0) return toastItems;
  return [...toastItems, ...(await payInto(transaction, account, { ...source, rule: 'attendanceStreak' }))];
}

const dayBefore = (time: Date): string => koreanDay(new Date(time.getTime() - dayMs));
