import type { Banner, EventCard, LimitedDeal, PeriodDeal } from '@jangteo/contract';
import pg from 'pg';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';

interface HomeDeal {
  serverDt: string;
  banners: Banner[];
  limited: LimitedDeal[];
  period: PeriodDeal[];
  events: EventCard[];
}

let market: TestApp;
let home: HomeDeal;
const ask = () => succeed<HomeDeal>(market.app, 'GET /api/v1/display/home/deal', '/api/v1/display/home/deal');

beforeAll(async () => {
  market = await openTestApp('market');
  home = await ask();
});
afterAll(() => market.close());

async function change(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test('[SHP-01] has banners, limited deals, period deals and events, with the server’s time', () => {
  expect(home.serverDt).toBe(testNow.toISOString());
  for (const list of [home.banners, home.limited, home.period, home.events]) expect(list.length).toBeGreaterThan(2);
});

test('[SHP-01] has only what runs now', () => {
  const at = testNow.toISOString();
  for (const { startDt, endDt } of [...home.limited, ...home.period, ...home.events]) {
    expect(startDt <= at && at < endDt).toBe(true);
  }
});

test('lists limited deals that end soonest first, and sold-out ones last', async () => {
  const [first, second] = home.limited;
  await change(`UPDATE limited_deal SET stock_left = 0 WHERE deal_id = ${first?.dealId}`);
  const { limited } = await ask();
  const open = limited.filter(({ product }) => !product.isSoldOut).map(({ endDt }) => endDt);
  expect(open).toEqual([...open].sort());
  expect(limited[0]?.dealId).toBe(second?.dealId);
  expect(limited.at(-1)).toMatchObject({ dealId: first?.dealId, remainRate: 0, product: { isSoldOut: true } });
});

test('shows a single unit left as more than 0 %', async () => {
  const deal = home.limited[1];
  await change(`UPDATE limited_deal SET stock_total = 1000, stock_left = 1 WHERE deal_id = ${deal?.dealId}`);
  const { limited } = await ask();
  expect(limited.find(({ dealId }) => dealId === deal?.dealId)).toMatchObject({
    remainRate: 1,
    product: { isSoldOut: false },
  });
});

test('a period deal’s rate is the highest of all its products, of which a few are listed', async () => {
  for (const { products, maxSaleRate } of home.period) {
    expect(products.length).toBeGreaterThanOrEqual(4);
    expect(products.length).toBeLessThanOrEqual(6);
    expect(maxSaleRate).toBeGreaterThanOrEqual(Math.max(...products.map(({ saleRate }) => saleRate)));
  }
});

test('leaves out unpublished deals and events', async () => {
  await change(`UPDATE limited_deal SET is_published = false; UPDATE period_deal SET is_published = false;
                UPDATE event SET is_published = false; UPDATE banner SET is_published = false`);
  expect(await ask()).toMatchObject({ banners: [], limited: [], period: [], events: [] });
});
