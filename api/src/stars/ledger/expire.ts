import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../../platform/database/database.ts';
import type { StarAccount } from '../account.ts';
import { writeEntry } from './entry.ts';
import { takeFromLots } from './lots.ts';

const expiredSql = `
  SELECT expires_at AS "expiresAt", sum(stars_left)::integer AS stars
  FROM star_lot
  WHERE member_id = $1 AND stars_left > 0 AND expires_at <= $2
  GROUP BY expires_at
  ORDER BY expires_at`;

/** Takes expired stars off the account, which must be locked: an entry for each last day. */
export async function expireLots(transaction: Queries, account: StarAccount, now: Date): Promise<void> {
  const days = await transaction.query<{ expiresAt: string; stars: number }>(expiredSql, [account.memberId, now]);
  for (const { expiresAt, stars } of days) {
    const lastDay = koreanDay(new Date(Date.parse(expiresAt) - 1));
    const ledgerId = await writeEntry(transaction, account, {
      rule: 'expiry',
      sourceType: 'lastDay',
      sourceId: lastDay,
      delta: -stars,
      reason: `받은 지 ${starRules.expireMonths}개월이 지나 사라졌어요`,
      now,
    });
    // What expired is the oldest, so that it is used first. Days that have their entry are left as they are.
    if (ledgerId) await takeFromLots(transaction, { ledgerId, memberId: account.memberId, stars });
  }
}
