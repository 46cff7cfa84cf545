import pg from 'pg';
import { insertAlarms } from '../alarms/insert-alarms.ts';
import { insertCommunity } from '../community/insert-community.ts';
import { insertApplications } from '../events/insert-applications.ts';
import { insertLikes } from '../likes/insert-likes.ts';
import { insertAdmin } from '../members/insert-admin.ts';
import { insertConsents } from '../members/insert-consents.ts';
import { insertStars } from '../stars/insert-stars.ts';
import { fillMarket } from './fill-market.ts';
import {
  countRows,
  emptyMarket,
  type Marker,
  moveShopAddresses,
  prepareMarker,
  resetNumbers,
  writeMarker,
} from './marker.ts';
import { refreshDeals } from './refresh.ts';

export interface DemoOptions {
  databaseUrl: string | undefined;
  wanted: Marker;
  /** Deletes an existing demo market first. */
  reset?: boolean;
  /** Only brings the deals up to date. */
  refreshOnly?: boolean;
  now: Date;
  progress?: (text: string) => void;
}

export type DemoOutcome = 'filled' | 'refreshed' | 'nothing to refresh' | 'not a demo';

/** A role may have the time limits of requests. */
const withoutLimits = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0';

/** All or nothing: an interrupted filling keeps what existed before. */
export async function fillDemo({ databaseUrl, ...options }: DemoOptions): Promise<DemoOutcome> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'jangteo-demo',
    options: withoutLimits,
  });
  await client.connect();
  try {
    await client.query('BEGIN');
    const outcome = await fill(client, options);
    await client.query('COMMIT');
    if (outcome === 'filled') await countRows(client);
    return outcome;
  } finally {
    await client.end();
  }
}

async function fill(
  client: pg.ClientBase,
  { wanted, reset = false, refreshOnly = false, now, progress = () => undefined }: Omit<DemoOptions, 'databaseUrl'>,
): Promise<DemoOutcome> {
  const present = await prepareMarker(client);
  if (present === 'foreign') return 'not a demo';
  if (present && !reset) {
    await moveShopAddresses(client, present, wanted.shopOrigin);
    await refreshDeals(client, present, now);
    await insertCommunity(client, { seed: present.seed, now, reset });
    await insertLikes(client, present.seed, now);
    await insertApplications(client, present.seed, now);
    await insertStars(client, present.seed, now);
    await insertConsents(client, present.seed);
    await insertAdmin(client);
    await insertAlarms(client, present.seed, now);
    return 'refreshed';
  }
  if (refreshOnly) return 'nothing to refresh';
  await emptyMarket(client);
  await fillMarket(client, { plan: wanted, shopOrigin: wanted.shopOrigin, now, progress });
  await refreshDeals(client, wanted, now);
  await insertCommunity(client, { seed: wanted.seed, now, reset: true });
  await insertLikes(client, wanted.seed, now);
  await insertApplications(client, wanted.seed, now);
  await insertStars(client, wanted.seed, now);
  await insertConsents(client, wanted.seed);
  await insertAdmin(client);
  await insertAlarms(client, wanted.seed, now);
  await resetNumbers(client);
  await writeMarker(client, wanted);
  return 'filled';
}
