import pg from 'pg';
import { bringAlarms } from '../alarms/bring-alarms.ts';
import { bringCommunity } from '../community/bring-community.ts';
import { bringApplications } from '../events/bring-applications.ts';
import { bringLikes } from '../likes/bring-likes.ts';
import { bringAdmin } from '../members/bring-admin.ts';
import { bringConsents } from '../members/bring-consents.ts';
import { bringStars } from '../stars/bring-stars.ts';
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

/** All or nothing: an interrupted filling keeps what existed before. */
export async function fillDemo({ databaseUrl, ...options }: DemoOptions): Promise<DemoOutcome> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'jangteo-demo' });
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
    await bringCommunity(client, { seed: present.seed, now, reset });
    await bringLikes(client, present.seed, now);
    await bringApplications(client, present.seed, now);
    await bringStars(client, present.seed, now);
    await bringConsents(client, present.seed);
    await bringAdmin(client);
    await bringAlarms(client, present.seed, now);
    return 'refreshed';
  }
  if (refreshOnly) return 'nothing to refresh';
  await emptyMarket(client);
  await fillMarket(client, { plan: wanted, shopOrigin: wanted.shopOrigin, now, progress });
  await refreshDeals(client, wanted, now);
  await bringCommunity(client, { seed: wanted.seed, now, reset: true });
  await bringLikes(client, wanted.seed, now);
  await bringApplications(client, wanted.seed, now);
  await bringStars(client, wanted.seed, now);
  await bringConsents(client, wanted.seed);
  await bringAdmin(client);
  await bringAlarms(client, wanted.seed, now);
  await resetNumbers(client);
  await writeMarker(client, wanted);
  return 'filled';
}
