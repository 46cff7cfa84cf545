import type { Database } from '../../platform/database/database.ts';
import { lockAccount } from '../account.ts';
import { expireLots } from '../ledger/expire.ts';
import { forEachMember, type UpkeepLog } from './for-each-member.ts';

const dueSql = `
  SELECT DISTINCT member_id AS "memberId"
  FROM star_lot
  WHERE member_id > $1 AND stars_left > 0 AND expires_at <= $2
  ORDER BY member_id
  LIMIT 100`;

export const expireStars = (database: Database, now: Date, log: UpkeepLog): Promise<void> =>
  forEachMember(database, { sql: dueSql, values: [now], log }, async (transaction, memberId) => {
    const account = await lockAccount(transaction, memberId);
    if (account) await expireLots(transaction, account, now);
  });
