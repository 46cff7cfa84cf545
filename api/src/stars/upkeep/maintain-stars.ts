import type { Database } from '../../platform/database/database.ts';
import { exchangeAutomatically } from '../exchange/auto-exchange.ts';
import { announceExpiry } from './announce-expiry.ts';
import { expireStars } from './expire-stars.ts';
import type { UpkeepLog } from './for-each-member.ts';
import { reconcileStars } from './reconcile.ts';

/** The regular maintenance of stars. Safe to repeat, and to run in several processes at once. */
export async function maintainStars(database: Database, now: Date, log: UpkeepLog): Promise<void> {
  await expireStars(database, now, log);
  await announceExpiry(database, now, log);
  await exchangeAutomatically(database, now, log);
  const { mismatches } = await reconcileStars(database, now);
  if (mismatches.length > 0) log.error({ mismatches }, 'the sums of stars differ: exchange is frozen there');
}
