import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { exchangeAutomatically } from '../exchange/auto-exchange.ts';
import { expireStars } from './expire-stars.ts';
import { reconcileStars } from './reconcile.ts';
import { tellExpiry } from './tell-expiry.ts';

/** The regular maintenance of stars. Safe to repeat, and to run in several processes at once. */
export async function keepStars(database: Database, now: Date, log: FastifyBaseLogger): Promise<void> {
  await expireStars(database, now, log);
  await tellExpiry(database, now, log);
  await exchangeAutomatically(database, now, log);
  const { mismatches } = await reconcileStars(database, now);
  if (mismatches.length > 0) log.error({ mismatches }, 'the sums of stars differ: exchange is frozen there');
}
