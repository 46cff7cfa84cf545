import type { Queries } from '../../platform/database/database.ts';
import type { StarAccount } from '../account.ts';
import { writeEntry } from './entry.ts';
import { putBackIntoLots, takeFromLots } from './lots.ts';

interface EarnedEntry {
  /** The entry that added the stars. */
  ledgerId: string;
  delta: number;
  /** Shown to the member. */
  reason: string;
  now: Date;
}

interface ReversalEntry {
  ledgerId: string;
  rule: 'reversal' | 'reversalReturn';
  delta: number;
  at: string;
}

const lastTurnSql = `
  SELECT ledger_id AS "ledgerId", rule, delta, at
  FROM star_ledger
  WHERE member_id = $1 AND rule IN ('reversal', 'reversalReturn') AND source_type = 'entry' AND source_id = $2
  ORDER BY ledger_id DESC
  LIMIT 1`;

/** The last reversal of an entry: taken back, or given back again. */
async function lastTurnOf(transaction: Queries, { memberId }: StarAccount, ledgerId: string) {
  const [turn] = await transaction.query<ReversalEntry>(lastTurnSql, [memberId, ledgerId]);
  return turn;
}

const expiredSql = `
  SELECT coalesce(sum(used.stars), 0)::integer AS stars
  FROM star_lot_use used
  JOIN star_ledger entry USING (ledger_id)
  WHERE used.lot_id = $1 AND entry.rule = 'expiry'`;

/** How many of an entry's stars expired unused. */
async function expiredOf(transaction: Queries, ledgerId: string): Promise<number> {
  const [expired] = await transaction.query<{ stars: number }>(expiredSql, [ledgerId]);
  return expired?.stars ?? 0;
}

/**
 * Takes earned stars off the account, which must be locked: those that did not expire unused, and as many as are left,
 * because a balance cannot be negative. Returns their number, or undefined when they were taken back already. Where
 * nothing is left, nothing is written, so that a later reversal can still take them; entries of 0 are from the time when
 * they were written.
 */
export async function takeBack(
  transaction: Queries,
  account: StarAccount,
  { ledgerId, delta, reason, now }: EarnedEntry,
): Promise<number | undefined> {
  const last = await lastTurnOf(transaction, account, ledgerId);
  if (last?.rule === 'reversal' && last.delta !== 0) return undefined;
  const stars = Math.min(delta - (await expiredOf(transaction, ledgerId)), account.balance);
  if (stars <= 0) return 0;
  const reversalId = await writeEntry(transaction, account, {
    rule: 'reversal',
    sourceType: 'entry',
    sourceId: ledgerId,
    periodKey: last?.ledgerId ?? '',
    delta: -stars,
    lifetimeDelta: -stars,
    reason,
    now,
  });
  if (!reversalId) return undefined;
  const { memberId } = account;
  await takeFromLots(transaction, { ledgerId: reversalId, memberId, stars, firstLotId: ledgerId });
  return stars;
}

interface TakenBack {
  /** The entry that added the stars. */
  ledgerId: string;
  /** Reversals from before then stay. */
  since: Date;
  /** Shown to the member. */
  reason: string;
  now: Date;
}

/** Reverses the last reversal of an entry. The account must be locked. Returns how many stars came back. */
export async function giveBack(
  transaction: Queries,
  account: StarAccount,
  { ledgerId, since, reason, now }: TakenBack,
): Promise<number> {
  const last = await lastTurnOf(transaction, account, ledgerId);
  if (last?.rule !== 'reversal' || last.delta === 0 || new Date(last.at) < since) return 0;
  const stars = -last.delta;
  await writeEntry(transaction, account, {
    rule: 'reversalReturn',
    sourceType: 'entry',
    sourceId: ledgerId,
    periodKey: last.ledgerId,
    delta: stars,
    lifetimeDelta: stars,
    reason,
    now,
  });
  await putBackIntoLots(transaction, { ledgerId: last.ledgerId, memberId: account.memberId, now });
  return stars;
}
