import type { ToastItem } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { lockAccount, type StarAccount } from './account.ts';
import type { EarningRule } from './earning-rules.ts';
import { type StarSource, writeEntry } from './ledger/entry.ts';
import { openLot } from './ledger/lots.ts';
import { giveBack, takeBack } from './ledger/take-back.ts';
import { earnedToast, levelToast } from './toasts.ts';

interface Activity {
  memberId: number;
  rule: EarningRule;
  sourceType: StarSource['sourceType'];
  /** For a received like `target:giver`, as in `12:34`: each giver pays once. */
  sourceId: string | number;
}

interface Earning extends Activity {
  /** For rules with a range of stars. */
  stars?: number;
  now?: Date;
}

/**
 * Pays a member for an activity, inside the transaction of the activity itself: once for each source, and up to the
 * daily cap of its rule. The caller checks whether the activity qualifies (length of a text, whose post it is). Returns
 * the toasts for the member; none when nothing new was earned.
 */
export async function earnStars(transaction: Queries, { now = new Date(), ...earning }: Earning): Promise<ToastItem[]> {
  const account = await lockAccount(transaction, earning.memberId, now);
  return account?.mayEarn ? payInto(transaction, account, { ...earning, now }) : [];
}

interface Rule {
  stars: number;
  maxStars: number;
  dailyCap: number;
  isDaily: boolean;
  toastStart: string;
  paidToday: number;
}

const ruleSql = `
  SELECT stars, max_stars AS "maxStars", daily_cap AS "dailyCap", is_daily AS "isDaily", toast_start AS "toastStart", (
    SELECT count(*)::integer FROM star_ledger
    WHERE member_id = $2 AND rule = star_rule.rule AND on_day = $3 AND delta > 0
  ) AS "paidToday"
  FROM star_rule
  WHERE rule = $1 AND daily_cap IS NOT NULL`;

/** Like `earnStars`, for an account that the transaction has locked. */
export async function payInto(
  transaction: Queries,
  account: StarAccount,
  { rule: name, sourceType, sourceId, stars, now }: Earning & { now: Date },
): Promise<ToastItem[]> {
  const today = koreanDay(now);
  const [rule] = await transaction.query<Rule>(ruleSql, [name, account.memberId, today]);
  // Rules are settings in the database: without its row, an activity's stars are unknown.
  if (!rule) throw new ApiError('parameterStore');
  const isRefused = rule.paidToday >= rule.dailyCap;
  const delta = isRefused ? 0 : amountOf(rule, stars);
  const levelBefore = account.level;
  const ledgerId = await writeEntry(transaction, account, {
    rule: name,
    sourceType,
    sourceId,
    periodKey: rule.isDaily ? today : '',
    delta,
    lifetimeDelta: delta,
    ...(isRefused && { reason: `하루에 받을 수 있는 횟수(${rule.dailyCap}번)를 모두 채웠어요` }),
    now,
  });
  if (!ledgerId || isRefused) return [];
  await openLot(transaction, { ledgerId, memberId: account.memberId, stars: delta, now });
  const earned = earnedToast(rule.toastStart, delta);
  return account.level > levelBefore ? [earned, levelToast(account.level)] : [earned];
}

function amountOf({ stars, maxStars }: Rule, wanted = stars): number {
  if (wanted < stars || wanted > maxStars) throw new RangeError(`${wanted} stars are beyond the rule's bounds`);
  return wanted;
}

interface Reversal extends Activity {
  /** A writer's deletion takes back what is still within `deletionDays`, moderation all of it. */
  cause: 'deletion' | 'moderation';
  now?: Date;
}

const reasons: Record<Reversal['cause'], string> = {
  deletion: `${starRules.deletionDays}일 안에 지워서 받은 별이 취소되었어요`,
  moderation: '운영 정책에 따라 받은 별이 취소되었어요',
};

const earnedSql = `
  SELECT ledger_id AS "ledgerId", delta
  FROM star_ledger
  WHERE member_id = $1 AND rule = $2 AND source_type = $3 AND source_id = $4 AND delta > 0
    AND at > coalesce($5::timestamptz - interval '${starRules.deletionDays} days', '-infinity')`;

const findEarned = (
  transaction: Queries,
  { memberId, rule, sourceType, sourceId }: Activity,
  latestDeletion: Date | null = null,
) =>
  transaction.query<{ ledgerId: string; delta: number }>(earnedSql, [
    ...[memberId, rule, sourceType, String(sourceId), latestDeletion],
  ]);

/** Takes back what the source paid. */
export async function reverseStars(
  transaction: Queries,
  { cause, now = new Date(), ...activity }: Reversal,
): Promise<void> {
  const account = await lockAccount(transaction, activity.memberId);
  if (!account) return;
  const earned = await findEarned(transaction, activity, cause === 'deletion' ? now : null);
  for (const entry of earned) await takeBack(transaction, account, { ...entry, reason: reasons[cause], now });
}

interface ReturnRequest extends Activity {
  /** Reversals from before then stay. */
  since: Date;
  now: Date;
}

/** Gives back what moderation took for the source. Returns the number of stars. */
export async function returnStars(transaction: Queries, { since, now, ...activity }: ReturnRequest): Promise<number> {
  const account = await lockAccount(transaction, activity.memberId);
  if (!account) return 0;
  const reason = '다시 살펴본 결과 취소했던 별을 돌려드려요';
  let stars = 0;
  for (const { ledgerId } of await findEarned(transaction, activity)) {
    stars += await giveBack(transaction, account, { ledgerId, since, reason, now });
  }
  return stars;
}
