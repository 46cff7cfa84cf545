import { koreanDay } from '@jangteo/contract/korean-day';
import { starRules } from '@jangteo/contract/star-rules';
import type { Queries } from '../../platform/database/database.ts';
import type { StarAccount } from '../account.ts';
import { writeEntry } from './entry.ts';

const expiredSql = `
  SELECT expires_at AS "expiresAt", sum(stars_left)::integer AS stars
  FROM star_lot
  WHERE member_id = $1 AND stars_left > 0 AND expires_at <= $2
  GROUP BY expires_at
  ORDER BY expires_at`;

const emptySql = 'UPDATE star_lot SET stars_left = 0 WHERE member_id = $1 AND expires_at = $2 AND stars_left > 0';

/** Takes expired stars off the account, which must be locked: an entry for each last day. */
export async function expireLots(transaction: Queries, account: StarAccount, now: Date): Promise<void> {
  const days = await transaction.query<{ expiresAt: string; stars: number }>(expiredSql, [account.memberId, now]);
  for (const { expiresAt, stars } of days) {
    const lastDay = koreanDay(new Date(Date.parse(expiresAt) - 1));
    await writeEntry(transaction, account, {
      rule: 'expiry',
      sourceType: 'lastDay',
      sourceId: lastDay,
      delta: -stars,
      reason: `받은 지 ${starRules.expireMonths}개월이 지나 사라졌어요`,
      now,
    });
    await transaction.query(emptySql, [account.memberId, expiresAt]);
  }
}
