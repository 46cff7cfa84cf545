import { lockAccount } from '../account.ts';
import { expireLots } from '../ledger/expire.ts';
import { forEachMember, type Upkeep } from './for-each-member.ts';

const hasExpired = `EXISTS (
  SELECT FROM star_lot WHERE star_lot.member_id = account.member_id AND stars_left > 0 AND expires_at <= $2
)`;

export const expireStars = (upkeep: Upkeep): Promise<void> =>
  forEachMember(upkeep, { isDue: hasExpired, values: [upkeep.now] }, async (transaction, memberId) => {
    const account = await lockAccount(transaction, memberId);
    if (account) await expireLots(transaction, account, upkeep.now);
  });
