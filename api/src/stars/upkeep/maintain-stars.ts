import { doEach } from '../../platform/repeat.ts';
import { exchangeAutomatically } from '../exchange/auto-exchange.ts';
import { announceExpiry } from './announce-expiry.ts';
import { expireStars } from './expire-stars.ts';
import type { Upkeep } from './for-each-member.ts';
import { reconcileStars } from './reconcile.ts';

/** The regular maintenance of stars. Safe to repeat, and to run in several processes at once. */
export const maintainStars = (upkeep: Upkeep): Promise<void> =>
  doEach([expireStars, announceExpiry, exchangeAutomatically, checkSums].map((work) => () => work(upkeep)));

async function checkSums({ database, now, log, closing }: Upkeep): Promise<void> {
  const { mismatches } = await reconcileStars(database, now, closing);
  if (mismatches.length > 0) log.error({ mismatches }, 'the sums of stars differ: exchange is frozen there');
}
