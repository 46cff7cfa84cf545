import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import type { StarAccount } from '../account.ts';
import { writeEntry } from '../ledger/entry.ts';
import { takeFromLots } from '../ledger/lots.ts';

interface Hold {
  requestKey: string;
  stars: number;
  isAuto: boolean;
  now: Date;
}

const insertSql = `
  INSERT INTO star_exchange (member_id, request_key, stars, points, is_auto, on_day, requested_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  RETURNING exchange_id AS "exchangeId"`;

/**
 * Takes the stars off the account, which must be locked, and enqueues the grant of shop points for them, in the caller's
 * transaction.
 */
export async function holdStars(
  transaction: Queries,
  account: StarAccount,
  { requestKey, stars, isAuto, now }: Hold,
): Promise<number> {
  const { memberId } = account;
  const values = [memberId, requestKey, stars, stars / starRules.starsPerPoint, isAuto, koreanDay(now), now];
  const [row] = await transaction.query<{ exchangeId: number }>(insertSql, values);
  const exchangeId = row?.exchangeId ?? 0;
  const source = { rule: 'exchange', sourceType: 'exchange', sourceId: exchangeId } as const;
  const ledgerId = await writeEntry(transaction, account, { ...source, delta: -stars, now });
  await takeFromLots(transaction, { ledgerId: ledgerId ?? '', memberId, stars });
  await enqueue(transaction, 'grant-shop-points', String(exchangeId), { exchangeId });
  return exchangeId;
}
