import type { AutoExchange } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { nextKoreanDayStart } from '../../platform/values/korean-time.ts';
import { lockAccount } from '../account.ts';
import { expireLots } from '../ledger/expire.ts';
import { forEachMember, type Upkeep } from '../upkeep/for-each-member.ts';
import { holdStars } from './hold.ts';
import { findTerms, findToday } from './terms.ts';

const { exchangeMin, exchangeUnit } = starRules;

const findSql = `
  SELECT is_auto_exchange AS "isAuto", EXISTS (
    SELECT FROM star_exchange WHERE star_exchange.member_id = $1 AND request_key = $2
  ) AS "isDoneToday"
  FROM star_account
  WHERE member_id = $1`;

export async function findAutoExchange(database: Queries, memberId: number, now: Date): Promise<AutoExchange> {
  const [[account], { balance, todayLeft, isFrozen }] = await Promise.all([
    database.query<{ isAuto: boolean; isDoneToday: boolean }>(findSql, [memberId, autoKey(now)]),
    findTerms(database, memberId, now),
  ]);
  if (!account?.isAuto) return { autoYN: 'N', nextDay: null };
  if (isFrozen || balance < exchangeMin) return { autoYN: 'Y', nextDay: null };
  const isOverToday = account.isDoneToday || todayLeft < exchangeMin;
  return { autoYN: 'Y', nextDay: koreanDay(isOverToday ? nextKoreanDayStart(now) : now) };
}

const switchSql = 'UPDATE star_account SET is_auto_exchange = $2 WHERE member_id = $1';

export const switchAutoExchange = (database: Database, memberId: number, isAuto: boolean): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockAccount(transaction, memberId);
    await transaction.query(switchSql, [memberId, isAuto]);
  });

const isNotDone = `NOT EXISTS (
  SELECT FROM star_exchange WHERE star_exchange.member_id = account.member_id AND request_key = $2
)`;

const autoKey = (now: Date): string => `auto-${koreanDay(now)}`;

/** Once a day, for each member with automatic exchange: exchanges all that can be exchanged. */
export const exchangeAutomatically = (upkeep: Upkeep): Promise<void> =>
  forEachMember(
    upkeep,
    {
      among: `is_auto_exchange AND balance >= ${exchangeMin}`,
      isDue: isNotDone,
      values: [autoKey(upkeep.now)],
    },
    (transaction, memberId) => exchangeAll(transaction, memberId, upkeep.now),
  );

const isDoneSql = 'SELECT FROM star_exchange WHERE member_id = $1 AND request_key = $2';

async function exchangeAll(transaction: Queries, memberId: number, now: Date): Promise<void> {
  const account = await lockAccount(transaction, memberId, now);
  if (!account?.mayEarn || account.isFrozen || account.isClosing) return;
  const requestKey = autoKey(now);
  const [done] = await transaction.query(isDoneSql, [memberId, requestKey]);
  if (done) return;
  await expireLots(transaction, account, now);
  const { todayLeft } = await findToday(transaction, memberId, now);
  const stars = Math.floor(Math.min(account.balance, todayLeft) / exchangeUnit) * exchangeUnit;
  if (stars >= exchangeMin) await holdStars(transaction, account, { requestKey, stars, isAuto: true, now });
}
