import { createHash } from 'node:crypto';
import pg from 'pg';
import { fileOf, ops } from '../../api/ops/testing.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
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

/** Whatever time limit the database sets. */
async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, options: '-c statement_timeout=0' });
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
/** The time of filling comes from the database's own clock, and is not compared. */
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

test('the same seed makes the same market, also in a database whose statements have a time limit', async () => {
  const [first, again] = [await open('market'), await open('migrated')];
  await ask(again, `ALTER DATABASE ${new URL(again).pathname.slice(1)} SET statement_timeout = '20ms'`);
  await fillDemo({ databaseUrl: again, wanted: demoMarket, now: testNow });
  expect(await fingerprint(again)).toEqual(await fingerprint(first));
});

test('answers to seasonal questions cite a product of what was asked about', async () => {
  const kindOf = (column: string) => `split_part(regexp_replace(${column}, '-\\d+$', ''), '/', 3)`;
  const rows = await ask<{ asked: string; cited: string }>(
    await open('market'),
    `SELECT ${kindOf('post_image.image_url')} AS asked, ${kindOf('product.image_url')} AS cited
     FROM reply_product
     JOIN product USING (product_no)
     JOIN reply USING (reply_id)
     JOIN post_image USING (post_id)`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ asked, cited }) => asked !== cited)).toEqual([]);
});

test('filling again keeps the market and changes nothing; a reset with another seed makes another one', async () => {
  const url = await open('market');
  const before = await fingerprint(url);
  expect(await fillDemo({ databaseUrl: url, wanted: demoMarket, now: testNow })).toBe('refreshed');
  expect(await fingerprint(url)).toEqual(before);
  const other = { ...demoMarket, seed: 9 };
  expect(await fillDemo({ databaseUrl: url, wanted: other, now: testNow, reset: true })).toBe('filled');
  const { product, limited_deal } = await fingerprint(url);
  expect(product).not.toBe(before.product);
  expect(limited_deal).not.toBe(before.limited_deal);
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

test('whenever it is refreshed, the market has running, coming and ended deals, and old ones keep their ids', async () => {
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

describe('operators’ changes outlive the next start', () => {
  const weekLater = hoursAfter(testNow, 7 * 24);

  test('banners, deals and period deals that operators created or changed stay as they are', async () => {
    const url = await open('market');
    const database = openDatabase(url, () => undefined);
    const run = (...args: string[]) => ops(database, args, testNow);
    const change = async (kind: string, id: number, fields: object) =>
      run('change', kind, String(id), await fileOf('fields.json', JSON.stringify(fields)));
    await run('create', 'banner', await fileOf('banner.json', await run('example', 'banner')));
    await run('publish', 'banner', '1000001');
    const [first, second] = await ask<{ id: number }>(url, 'SELECT banner_id AS id FROM banner ORDER BY 1 LIMIT 2');
    await run('unpublish', 'banner', String(first?.id));
    await change('banner', second?.id ?? 0, { title: '새로 쓴 제목' });
    const [deal] = await ask<{ id: number; total: number }>(
      url,
      `SELECT deal_id AS id, stock_total AS total FROM limited_deal
       WHERE start_dt <= '${testNow.toISOString()}' AND end_dt > '${weekLater.toISOString()}'::timestamptz - interval '6 days'
       ORDER BY 1 LIMIT 1`,
    );
    await change('deal', deal?.id ?? 0, { stockLeft: deal?.total });
    const [period] = await ask<{ id: number; products: number[] }>(
      url,
      'SELECT period_id AS id, array_agg(product_no) AS products FROM period_deal_item GROUP BY 1 ORDER BY 1 DESC LIMIT 1',
    );
    await change('period', period?.id ?? 0, { products: period?.products.slice(0, 2) });
    await database.close();

    const state = async () => ({
      banners: await ask(
        url,
        `SELECT * FROM banner WHERE banner_id IN (${first?.id}, ${second?.id}, 1000001) ORDER BY 1`,
      ),
      deal: await ask(url, `SELECT * FROM limited_deal WHERE deal_id = ${deal?.id}`),
      items: await ask(url, `SELECT * FROM period_deal_item WHERE period_id = ${period?.id}`),
    });
    const before = await state();
    expect(before.banners).toHaveLength(3);
    expect(before.items).toHaveLength(2);
    for (const now of [testNow, hoursAfter(testNow, 20), weekLater]) {
      await fillDemo({ databaseUrl: url, wanted: demoMarket, now });
      expect(await state()).toEqual(before);
    }
  });

  test('posts that people write as a demo member keep their time, and addresses elsewhere stay', async () => {
    const url = await open('market');
    await ask(
      url,
      `INSERT INTO post (member_id, kind, topic, title, body, created_at)
       SELECT member_id, 'board', 'talk', '직접 쓴 글', '직접 쓴 글입니다', '${testNow.toISOString()}' FROM member LIMIT 1;
       UPDATE shop SET url = 'https://elsewhere.example/shop' WHERE shop_id = (SELECT min(shop_id) FROM shop)`,
    );
    await fillDemo({ databaseUrl: url, wanted: { ...demoMarket, shopOrigin: 'http://moved.test' }, now: weekLater });
    expect(await ask(url, "SELECT created_at FROM post WHERE title = '직접 쓴 글'")).toEqual([{ created_at: testNow }]);
    const [moved] = await ask<{ newest: Date }>(url, 'SELECT max(created_at) AS newest FROM post');
    expect(moved?.newest.getTime()).toBeGreaterThan(weekLater.getTime() - 3_600_000);
    expect(await ask(url, 'SELECT url FROM shop ORDER BY shop_id LIMIT 1')).toEqual([
      { url: 'https://elsewhere.example/shop' },
    ]);
  });
});

test('most deals have a price below the product’s own, with a unit price where the product has one', async () => {
  const url = await open('market');
  const deals = await ask<{ own: number; price: number | null; ownUnit: string | null; unit: string | null }>(
    url,
    `SELECT discount_price AS own, deal_price AS price, unit_price AS "ownUnit", deal_unit_price AS unit
     FROM limited_deal JOIN product USING (product_no)`,
  );
  const priced = deals.filter(({ price }) => price !== null);
  expect(priced.length / deals.length).toBeGreaterThan(0.6);
  expect(priced.length).toBeLessThan(deals.length);
  for (const { own, price, ownUnit, unit } of priced) {
    expect(price).toBeLessThan(own);
    expect(unit === null).toBe(ownUnit === null);
    expect(unit?.split('당')[0]).toBe(ownUnit?.split('당')[0]);
  }
});

test('a coming deal without a price gets one, a running deal does not, and no product has two at a time', async () => {
  const url = await open('market');
  await ask(url, 'UPDATE limited_deal SET deal_price = NULL, deal_unit_price = NULL');
  const [taken] = await ask<{ id: number; product: number }>(
    url,
    `DELETE FROM limited_deal WHERE deal_id = (SELECT max(deal_id) FROM limited_deal)
     RETURNING deal_id AS id, product_no AS product`,
  );
  await ask(
    url,
    `INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left, deal_price)
     VALUES (${taken?.product}, '${testNow.toISOString()}', '2027-01-01', 5, 5, 100)`,
  );
  await fillDemo({ databaseUrl: url, wanted: demoMarket, now: testNow });
  expect(await ask(url, `SELECT FROM limited_deal WHERE deal_id = ${taken?.id}`)).toEqual([]);
  const [counts] = await ask<{ coming: number; begun: number }>(
    url,
    `SELECT count(*) FILTER (WHERE start_dt > '${testNow.toISOString()}')::integer AS coming,
            count(*) FILTER (WHERE start_dt <= '${testNow.toISOString()}' AND deal_price <> 100)::integer AS begun
     FROM limited_deal WHERE deal_price IS NOT NULL`,
  );
  expect(counts?.coming).toBeGreaterThan(20);
  expect(counts?.begun).toBe(0);
});

test('sold stock is not restored', async () => {
  const url = await open('market');
  await ask(url, 'UPDATE limited_deal SET stock_left = 1');
  await fillDemo({ databaseUrl: url, wanted: demoMarket, now: testNow });
  const [row] = await ask<{ max: number }>(url, 'SELECT max(stock_left) FROM limited_deal');
  expect(row?.max).toBe(1);
});
