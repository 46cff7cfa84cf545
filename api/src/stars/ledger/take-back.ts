import type { Queries } from '../../platform/database/database.ts';
import type { StarAccount } from './account.ts';
import { writeEntry } from './entry.ts';
import { takeFromLots } from './lots.ts';

interface Earned {
  /** The entry by which the stars came. */
  ledgerId: string;
  delta: number;
  /** Told to the member. */
  reason: string;
  now: Date;
}

/**
 * Takes earned stars off the account, which must be locked: as far as they are still there, since nobody can owe stars.
 * Answers how many these were, or nothing when they were taken back before.
 */
export async function takeBack(
  transaction: Queries,
  account: StarAccount,
  { ledgerId, delta, reason, now }: Earned,
): Promise<number | undefined> {
  const stars = Math.min(delta, account.balance);
  const reversalId = await writeEntry(transaction, account, {
    rule: 'reversal',
    sourceType: 'entry',
    sourceId: ledgerId,
    delta: -stars,
    lifetimeDelta: -stars,
    reason,
    now,
  });
  if (!reversalId) return undefined;
  const { memberId } = account;
  if (stars > 0) await takeFromLots(transaction, { ledgerId: reversalId, memberId, stars, firstLotId: ledgerId });
  return stars;
}
