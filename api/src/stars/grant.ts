import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/errors.ts';
import { lockAccount } from './account.ts';
import { writeEntry } from './ledger/entry.ts';
import { openLot } from './ledger/lots.ts';

interface Grant {
  memberId: number;
  stars: number;
  /** The same grant comes only once, however often it is asked for. */
  grantKey: string;
  /** Told to the member. */
  reason: string;
  now: Date;
}

/**
 * Stars that the market gives: for an event, or to make up for something. They count for the level, and know no cap.
 * Answers the entry's number when they are given only now.
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
