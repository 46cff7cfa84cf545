import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { lockAccount } from './account.ts';
import { writeEntry } from './ledger/entry.ts';
import { openLot } from './ledger/lots.ts';

interface Grant {
  memberId: number;
  stars: number;
  /** Idempotency key of the grant. */
  grantKey: string;
  /** Shown to the member. */
  reason: string;
  now: Date;
}

/**
 * Grants stars for an event or as compensation. They count for the level, without a cap. Returns the entry's id, or
 * undefined if the grant existed already.
 */
export async function grantStars(
  transaction: Queries,
  { memberId, stars, grantKey, reason, now }: Grant,
): Promise<string | undefined> {
  const account = await lockAccount(transaction, memberId);
  if (!account) throw new ApiError('noData');
  const source = { rule: 'grant', sourceType: 'operator', sourceId: grantKey } as const;
  const ledgerId = await writeEntry(transaction, account, {
    ...source,
    ...{ delta: stars, lifetimeDelta: stars, reason, now },
  });
  if (!ledgerId) return undefined;
  await openLot(transaction, { ledgerId, memberId, stars, now });
  return ledgerId;
}
