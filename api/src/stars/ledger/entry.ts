import { koreanDay } from '@jangteo/contract/korean-day';
import type { Queries } from '../../platform/database/database.ts';
import type { StarAccount } from '../account.ts';
import { levelOf } from '../levels.ts';

/** The cause of an entry. It is written once for each member, rule, cause and period. */
export interface StarSource {
  sourceType: 'day' | 'product' | 'post' | 'reply' | 'game' | 'exchange' | 'lastDay' | 'entry' | 'operator';
  sourceId: string | number;
}

interface Entry extends StarSource {
  rule: string;
  /** The day, for rules that pay again on another day. */
  periodKey?: string;
  delta: number;
  /** The change of all stars ever earned. */
  lifetimeDelta?: number;
  /** Shown to the member; required where nothing was paid. */
  reason?: string;
  now: Date;
}

/** An existing entry stays, and the balance does not change. */
const writeSql = `
  WITH entry AS (
    INSERT INTO star_ledger (member_id, rule, source_type, source_id, period_key, delta, balance_before, balance_after,
                             reason, on_day, at)
    SELECT $1, $2, $3, $4, $5, $6::integer, balance, balance + $6::integer, $7, $8, $9
    FROM star_account WHERE member_id = $1
    ON CONFLICT (member_id, rule, source_type, source_id, period_key) DO NOTHING
    RETURNING ledger_id, delta
  ), account AS (
    UPDATE star_account
    SET balance = balance + delta, lifetime_stars = lifetime_stars + $10::integer
    FROM entry
    WHERE member_id = $1 AND delta <> 0
  )
  SELECT ledger_id AS "ledgerId" FROM entry`;

const levelSql = 'UPDATE member SET level = $2 WHERE member_id = $1';

/**
 * Writes an entry into the ledger and changes the balance by it, once for each cause. The account must be locked.
 * Returns the entry's id, or undefined when it existed already.
 */
export async function writeEntry(
  transaction: Queries,
  account: StarAccount,
  { rule, sourceType, sourceId, periodKey = '', delta, lifetimeDelta = 0, reason, now }: Entry,
): Promise<string | undefined> {
  const values = [account.memberId, rule, sourceType, String(sourceId), periodKey, delta, reason ?? null];
  const [entry] = await transaction.query<{ ledgerId: string }>(writeSql, [
    ...values,
    koreanDay(now),
    now,
    lifetimeDelta,
  ]);
  if (!entry) return undefined;
  account.balance += delta;
  account.lifetimeStars += lifetimeDelta;
  await settleLevel(transaction, account);
  return entry.ledgerId;
}

async function settleLevel(transaction: Queries, account: StarAccount): Promise<void> {
  const { level } = levelOf(account.lifetimeStars);
  if (level === account.level) return;
  await transaction.query(levelSql, [account.memberId, level]);
  account.level = level;
}
