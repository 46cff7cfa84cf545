import { parseArgs } from 'node:util';
import { type DemoOutcome, fillDemo } from './market/demo.ts';
import type { Marker } from './market/marker.ts';
import { smallestSize } from './market/size.ts';

const usage = `
node demo/fill.ts [--size 3600] [--seed 7] [--reset] [--refresh-deals]

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
const messages: Record<DemoOutcome, string> = {
  filled: `A market of ${wanted.size.toLocaleString()} products is ready`,
  refreshed: 'The deals are up to date',
  'nothing to refresh': 'There is no demo market to refresh',
  'not a demo': 'The database holds a market that is not the demo: nothing to do',
};

const outcome = await fillDemo({
  databaseUrl: process.env.DATABASE_URL,
  wanted,
  reset: options.reset,
  refreshOnly: options['refresh-deals'],
  now: new Date(),
  progress: console.log,
});
console.log(messages[outcome]);

function wholeNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < low || value > high) {
    console.error(`--${name} is a whole number from ${low} to ${high}, not '${text}'\n${usage}`);
    process.exit(2);
  }
  return value;
}
