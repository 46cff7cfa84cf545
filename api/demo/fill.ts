import { parseArgs } from 'node:util';
import pg from 'pg';
import { fillMarket } from './market/fill-market.ts';
import {
  emptyMarket,
  type Marker,
  moveShopAddresses,
  prepareMarker,
  resetNumbers,
  writeMarker,
} from './market/marker.ts';
import { refreshDeals } from './market/refresh.ts';
import { smallestSize } from './market/size.ts';

const usage = `
node api/demo/fill.ts [--size 3600] [--seed 7] [--reset] [--refresh-deals]

Fills an empty, migrated database (DATABASE_URL) with a demo market, and adds the deals around now.
A market that is there already is kept; only its deals are brought up to now.
  --size           how many products, ${smallestSize} to 1000000
  --seed           another number makes another market
  --reset          throws the demo market away and makes it anew
  --refresh-deals  does nothing but bring the deals up to now
SHOP_ORIGIN is where the sellers' shops are, http://localhost:4702 unless PORT moves it.`;

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: '3600' },
    seed: { type: 'string', default: '7' },
    reset: { type: 'boolean', default: false },
    'refresh-deals': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  console.log(usage.trim());
  process.exit();
}

const wanted: Marker = {
  size: wholeNumber('size', options.size, smallestSize, 1_000_000),
  seed: wholeNumber('seed', options.seed, 0, 2_147_483_647),
  shopOrigin: process.env.SHOP_ORIGIN ?? `http://localhost:${Number(process.env.PORT ?? 4700) + 2}`,
};
const started = performance.now();
const client = new pg.Client({ connectionString: process.env.DATABASE_URL, application_name: 'jangteo-demo' });
await client.connect();
try {
  await client.query('BEGIN');
  console.log(await fill());
  await client.query('COMMIT');
} finally {
  await client.end();
}

async function fill(): Promise<string> {
  const now = new Date();
  const present = await prepareMarker(client);
  if (present === 'foreign') return 'The database holds a market that is not the demo: nothing to do';
  if (present && !options.reset) {
    await moveShopAddresses(client, present, wanted.shopOrigin);
    await refreshDeals(client, present, now);
    return `The market's deals are up to date (${elapsed()})`;
  }
  if (options['refresh-deals']) return 'There is no demo market to refresh';
  await emptyMarket(client);
  await fillMarket(client, { plan: wanted, shopOrigin: wanted.shopOrigin, now, progress: console.log });
  await refreshDeals(client, wanted, now);
  await resetNumbers(client);
  await writeMarker(client, wanted);
  return `A market of ${wanted.size.toLocaleString()} products (${elapsed()})`;
}

function wholeNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < low || value > high) {
    console.error(`--${name} is a whole number from ${low} to ${high}, not '${text}'\n${usage}`);
    process.exit(2);
  }
  return value;
}

function elapsed(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
