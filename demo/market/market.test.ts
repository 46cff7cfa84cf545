import { createHash } from 'node:crypto';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../../api/test/app.ts';
import { demoMarket, testNow } from '../../api/test/market.ts';
import { hoursAfter } from './calendar.ts';
import { fillDemo } from './demo.ts';

const opened: TestDatabase[] = [];
const open = async (template: 'migrated' | 'market') => {
  const database = await openTestDatabase(template);
  opened.push(database);
  return database.url;
};
afterAll(() => Promise.all(opened.map((database) => database.drop())));

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

const filled = [
  ...['region', 'shop', 'category', 'product', 'price_history', 'recommendation', 'limited_deal', 'period_deal'],
  ...['period_deal_item', 'event', 'season_theme', 'season_theme_item', 'region_item', 'banner', 'notice'],
  ...['custom_event', 'search_log'],
];
/** When the demo was filled, as the database's own clock says, is no part of it. */
const clockColumns = ['updated_at', 'created_at'];

async function fingerprint(url: string): Promise<Record<string, string>> {
  const entries = filled.map(async (table) => {
    const rows = await ask<Record<string, unknown>>(url, `SELECT * FROM ${table} ORDER BY 1, 2`);
    expect(rows.length).toBeGreaterThan(0);
    const kept = rows.map((row) => Object.entries(row).filter(([name]) => !clockColumns.includes(name)));
    return [table, createHash('md5').update(JSON.stringify(kept)).digest('hex')];
  });
  return Object.fromEntries(await Promise.all(entries));
}

test('the same seed makes the same market, another seed another one', async () => {
  const [first, again, other] = await Promise.all(
    ['market', 'migrated', 'migrated'].map((name) => open(name as 'market')),
  );
  await fillDemo({ databaseUrl: again, wanted: demoMarket, now: testNow });
  await fillDemo({ databaseUrl: other, wanted: { ...demoMarket, seed: 8 }, now: testNow });
  const expected = await fingerprint(first as string);
  expect(await fingerprint(again as string)).toEqual(expected);
  const { product, limited_deal } = await fingerprint(other as string);
  expect([product, limited_deal]).not.toContain(expected.product);
  expect(limited_deal).not.toBe(expected.limited_deal);
});

test('filling again keeps the market, changes nothing, and can be reset', async () => {
  const url = await open('market');
  const before = await fingerprint(url);
  expect(await fillDemo({ databaseUrl: url, wanted: demoMarket, now: testNow })).toBe('refreshed');
  expect(await fingerprint(url)).toEqual(before);
  const other = { ...demoMarket, seed: 9 };
  expect(await fillDemo({ databaseUrl: url, wanted: other, now: testNow, reset: true })).toBe('filled');
  expect((await fingerprint(url)).product).not.toBe(before.product);
});

test('a market that is not the demo is left alone', async () => {
  const url = await open('market');
  await ask(url, 'DROP TABLE demo_market');
  const before = await fingerprint(url);
  expect(await fillDemo({ databaseUrl: url, wanted: demoMarket, now: testNow, reset: true })).toBe('not a demo');
  expect(await fingerprint(url)).toEqual(before);
});

test('when the sellers’ shops move, their addresses follow', async () => {
  const url = await open('market');
  await fillDemo({ databaseUrl: url, wanted: { ...demoMarket, shopOrigin: 'http://elsewhere:9' }, now: testNow });
  const [counted] = await ask<{ moved: string; all: string }>(
    url,
    "SELECT count(*) FILTER (WHERE url LIKE 'http://elsewhere:9/%') AS moved, count(*) AS all FROM product",
  );
  expect(counted?.moved).toBe(counted?.all);
});

test('whenever it is refreshed, deals of a market run, come and have ended, and old ones keep their numbers', async () => {
  const url = await open('market');
  for (const hours of [0, 9, 7 * 24 + 5, 40 * 24 + 17, 200 * 24]) {
    const now = hoursAfter(testNow, hours);
    const before = await ask<{ deal_id: number; product_no: number }>(
      url,
      'SELECT deal_id, product_no FROM limited_deal',
    );
    await fillDemo({ databaseUrl: url, wanted: demoMarket, now, refreshOnly: true });
    const at = `'${now.toISOString()}'::timestamptz`;
    const [limited] = await ask<Record<string, number>>(
      url,
      `SELECT count(*) FILTER (WHERE start_dt <= ${at} AND end_dt > ${at})::integer AS running,
              count(*) FILTER (WHERE start_dt > ${at})::integer AS coming,
              count(*) FILTER (WHERE end_dt <= ${at})::integer AS ended,
              count(DISTINCT product_no) FILTER (WHERE start_dt <= ${at} AND end_dt > ${at})::integer AS products
       FROM limited_deal`,
    );
    expect(limited?.running).toBeGreaterThanOrEqual(6);
    expect(limited?.products).toBe(limited?.running);
    expect(limited?.coming).toBeGreaterThan(0);
    expect(limited?.ended).toBeGreaterThan(0);
    for (const table of ['period_deal', 'event', 'banner']) {
      const [row] = await ask<{ running: number }>(
        url,
        `SELECT count(*)::integer AS running FROM ${table} WHERE start_dt <= ${at} AND end_dt > ${at}`,
      );
      expect(row?.running).toBeGreaterThanOrEqual(4);
    }
    expect(await ask(url, 'SELECT deal_id, product_no FROM limited_deal')).toEqual(expect.arrayContaining(before));
  }
});

test('stock that was sold does not come back', async () => {
  const url = await open('market');
  await ask(url, 'UPDATE limited_deal SET stock_left = 1');
  await fillDemo({ databaseUrl: url, wanted: demoMarket, now: testNow });
  const [row] = await ask<{ max: number }>(url, 'SELECT max(stock_left) FROM limited_deal');
  expect(row?.max).toBe(1);
});
