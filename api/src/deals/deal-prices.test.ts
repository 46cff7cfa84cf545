import { type CallKey, calls, type LimitedDealDetail, type ProductCard } from '@jangteo/contract';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';
import { callAs } from '../../test/call-as.ts';
import { longEnough, newKey, write } from '../../test/community.ts';
import { whileLocked } from '../../test/locks.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { openVisitors } from '../../test/visitors.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { listDealPrices } from './list-deal-prices.ts';

const minuteMs = 60_000;
const clock = { now: testNow };
const at = (moment: Date, ms = 0) => {
  clock.now = new Date(moment.getTime() + ms);
};
const start = new Date(testNow.getTime() + 5 * minuteMs);
const end = new Date(start.getTime() + 5 * minuteMs);

const usual = { discountPrice: 12_000, saleRate: 20, unitPrice: '100g당 1,200원' };
const inDeal = { discountPrice: 5_800, saleRate: 61, unitPrice: '100g당 580원' };

let market: TestApp;
let database: Database;
let productNo: number;
let dealId: number;
let call: ReturnType<typeof callAs>;
let callAsAdmin: ReturnType<typeof callAs>;
const change = <Row>(sql: string, values: unknown[] = []) => query<Row>(market.databaseUrl, sql, values);
const get = <T>(key: CallKey, url: string) => succeed<T>(market.app, key, url);

/** A product that appears in every list. */
beforeAll(async () => {
  market = await openTestApp('market', { now: () => clock.now });
  database = openDatabase(market.databaseUrl, () => undefined);
  const { member, admin } = await openVisitors(market.databaseUrl);
  call = callAs(market.app, member);
  callAsAdmin = callAs(market.app, admin);
  const [product] = await change<{ no: number }>(
    `UPDATE product SET title = '가격이바뀌는 사과', price = 15000, discount_price = 12000, unit_price = '100g당 1,200원',
                        view_count = 9000000, is_sold_out = false
     WHERE product_no = (
       SELECT product_no FROM product p JOIN recommendation USING (product_no)
       WHERE NOT EXISTS (SELECT FROM limited_deal d WHERE d.product_no = p.product_no) ORDER BY position LIMIT 1
     )
     RETURNING product_no AS no`,
  );
  productNo = product?.no ?? 0;
  for (const sql of [
    'UPDATE shop SET like_count = 9000000 WHERE shop_id = (SELECT shop_id FROM product WHERE product_no = $1)',
    `INSERT INTO region_item SELECT (SELECT min(local_code) FROM region), $1, -1`,
    `INSERT INTO season_theme_item SELECT season_id, $1, -1 FROM season_theme ON CONFLICT DO NOTHING`,
    `INSERT INTO period_deal_item SELECT period_id, $1, -1 FROM period_deal ON CONFLICT DO NOTHING`,
  ]) {
    await change(sql, [productNo]);
  }
  await change('DELETE FROM price_history WHERE product_no = $1', [productNo]);
  await change(`INSERT INTO price_history VALUES ($1, '2026-06-01', 15000, 13000), ($1, '2026-09-01', 15000, 12000)`, [
    productNo,
  ]);
  await call('POST /api/v1/user/like/product', { body: { productNo } });
  for (const board of boards) posts[board] = await citeProduct(board);
  const texts = { topic: 'talk', title: '제목', body: '본문', images: [], productNos: [productNo] };
  const draft = { params: { board: 'dashboard' }, body: { ...texts, writeDt: testNow.toISOString() } };
  await callAsAdmin('PUT /api/v1/community/draft/:board', draft);
  dealId = await addDeal({ dealPrice: 5_800, unitPrice: inDeal.unitPrice });
});
afterAll(async () => {
  await database.close();
  await market.close();
});
beforeEach(() => at(testNow));

const boards = ['dashboard', 'qna', 'survey'] as const;
const posts: Partial<Record<(typeof boards)[number], number>> = {};

/** Cites the product in a post and in a reply to it. */
async function citeProduct(board: (typeof boards)[number]): Promise<number> {
  const productNos = [productNo];
  const survey = { options: ['사과', '배'], isMultiple: false, closeDt: '2026-12-01T00:00:00Z' };
  const more = { productNos, ...(board === 'survey' && survey) };
  const id = await write({ call: callAsAdmin }, `POST /api/v1/community/${board}`, more);
  const reply = { params: { id }, body: { requestKey: newKey(), body: longEnough, productNos } };
  await callAsAdmin(`POST /api/v1/community/${board}/:id/reply`, reply);
  return id;
}

async function addDeal({ dealPrice, unitPrice }: { dealPrice: number | null; unitPrice: string | null }) {
  const [deal] = await change<{ id: number }>(
    `INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left, deal_price, deal_unit_price)
     VALUES ($1, $2, $3, 100, 100, $4, $5) RETURNING deal_id AS id`,
    [productNo, start, end, dealPrice, unitPrice],
  );
  return deal?.id ?? 0;
}

/** All product cards in a reply, at any depth. */
const cardsIn = (reply: unknown): ProductCard[] => {
  if (Array.isArray(reply)) return reply.flatMap(cardsIn);
  if (typeof reply !== 'object' || reply === null) return [];
  if ('productNo' in reply && 'discountPrice' in reply) return [reply as ProductCard];
  return Object.values(reply).flatMap(cardsIn);
};

const display = '/api/v1/display';
const keyword = encodeURIComponent('가격이바뀌는');

/** The calls that show products with their price. */
const keysWithCards = (Object.keys(calls) as CallKey[]).filter((key) =>
  JSON.stringify(calls[key].reply).includes('discountPrice'),
);
const readKeys = new Set<CallKey>();

/** Every call that shows the product. */
async function readEverywhere(): Promise<Record<string, ProductCard[]>> {
  const [where] = await change<{ shopId: number; categoryNo: number; code: string; local: string; season: number }>(
    `SELECT shop_id AS "shopId", category_no AS "categoryNo", code, local_code AS local,
            (SELECT season_id FROM season_theme WHERE kind = 'season' ORDER BY season_id LIMIT 1) AS season
     FROM product JOIN category USING (category_no) JOIN shop USING (shop_id) WHERE product_no = $1`,
    [productNo],
  );
  const [period] = await change<{ id: number }>(
    'SELECT period_id AS id FROM period_deal WHERE start_dt <= $1 AND end_dt > $1 LIMIT 1',
    [testNow],
  );
  const [anotherDeal] = await change<{ id: number }>(
    `INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left)
     SELECT p.product_no, $2, $3, 1, 1 FROM product p JOIN category c USING (category_no)
     WHERE c.parent_no = (SELECT parent_no FROM category JOIN product USING (category_no) WHERE product_no = $1)
       AND p.product_no <> $1 LIMIT 1
     RETURNING deal_id AS id`,
    [productNo, start, end],
  );
  const urls: [CallKey, string][] = [
    [`GET ${display}/home/season`, `${display}/home/season`],
    [`GET ${display}/home/local`, `${display}/home/local`],
    [`GET ${display}/home/shop`, `${display}/home/shop`],
    [`GET ${display}/home/deal`, `${display}/home/deal`],
    [`GET ${display}/period`, `${display}/period?limit=100`],
    [`GET ${display}/period/:id`, `${display}/period/${period?.id}?limit=100`],
    [`GET ${display}/deal/:id`, `${display}/deal/${dealId}`],
    [`GET ${display}/deal/recommendation`, `${display}/deal/recommendation?limit=100`],
    [`GET ${display}/deal/recommendation`, `${display}/deal/recommendation?limit=100&dealId=${anotherDeal?.id}`],
    [
      `GET ${display}/season/recommendation`,
      `${display}/season/recommendation?recommendationCategoryId=${where?.season}`,
    ],
    [`GET ${display}/shop/product`, `${display}/shop/product?shopId=${where?.shopId}&limit=100`],
    [`GET ${display}/web/category/product`, `${display}/web/category/product?categoryCode=${where?.code}&limit=100`],
    ['GET /api/v2/display/local/stores', `/api/v2/display/local/stores?localCode=${where?.local}&limit=100`],
    ['GET /api/v1/search', `/api/v1/search?type=product&keyword=${keyword}`],
  ];
  const found: Record<string, ProductCard[]> = {};
  for (const [key, url] of urls) {
    found[url] = cardsIn(await get(key, url));
    readKeys.add(key);
  }
  const read = async (by: typeof call, key: CallKey, parts: Parameters<typeof call>[1]) => {
    found[key] = cardsIn(await by(key, parts));
    readKeys.add(key);
  };
  await read(call, 'GET /api/v1/user/like/product', { query: { limit: 100 } });
  await read(call, 'POST /api/v1/user/recently-viewed-product', { body: { products: [{ productNo }] } });
  await read(callAsAdmin, `GET ${display}/admin/deal/:id`, { params: { id: dealId } });
  await read(callAsAdmin, `GET ${display}/admin/period/:id`, { params: { id: period?.id ?? 0 } });
  for (const board of boards) {
    const params = { id: posts[board] ?? 0 };
    await read(call, `GET /api/v1/community/${board}/:id`, { params });
    await read(call, `GET /api/v1/community/${board}/:id/reply`, { params });
  }
  await read(callAsAdmin, 'GET /api/v1/community/draft/:board', { params: { board: 'dashboard' } });
  return Object.fromEntries(
    Object.entries(found).map(([name, cards]) => [name, cards.filter((card) => card.productNo === productNo)]),
  );
}

const moments = [
  ['just before the start', start, -1, usual],
  ['at the start', start, 0, inDeal],
  ['just before the end', end, -1, inDeal],
  ['at the end', end, 0, usual],
] as const;

test('prices of deals that another process is listing are left to it', async () => {
  at(start);
  const list = () => listDealPrices(database, clock.now);
  expect(await whileLocked(market.databaseUrl, 'SELECT FROM limited_deal FOR UPDATE', list)).toBe(0);
  expect(await list()).toBeGreaterThan(0);
  at(start, -1);
  await list();
});

test('[SHP-02] every call that shows products shows the one with the deal', async () => {
  at(start);
  const everywhere = await readEverywhere();
  expect([...readKeys].sort()).toEqual(keysWithCards.toSorted());
  expect(Object.keys(everywhere).filter((name) => everywhere[name]?.length === 0)).toEqual([]);
});

describe.each([
  ['before lists have followed', false],
  ['once lists have followed', true],
])('[SHP-02] a price that holds in the deal’s time, %s', (_, isListed) => {
  test.each(moments)('%s it is the same in every call', async (__, moment, ms, cost) => {
    at(moment, ms);
    if (isListed) await listDealPrices(database, clock.now);
    const everywhere = await readEverywhere();
    const isShownAtHome = cost === inDeal;
    for (const [name, cards] of Object.entries(everywhere)) {
      if (name.endsWith('/home/deal') && !isShownAtHome) continue;
      expect({ name, costs: [...new Set(cards.map(({ discountPrice }) => discountPrice))] }).toEqual({
        name,
        costs: [cost.discountPrice],
      });
      for (const card of cards) expect(card).toMatchObject({ ...cost, price: 15_000 });
    }
    expect(
      await get<{ marketPrice: number }>(
        `GET ${display}/product/seller-price`,
        `${display}/product/seller-price?productNo=${productNo}`,
      ),
    ).toMatchObject({ marketPrice: cost.discountPrice });
  });

  test.each(moments)('%s lists are filtered and sorted by it', async (__, moment, ms, { discountPrice, saleRate }) => {
    at(moment, ms);
    if (isListed) await listDealPrices(database, clock.now);
    const found = async (more: string) => {
      const { list } = await get<{ list: ProductCard[] }>(
        'GET /api/v1/search',
        `/api/v1/search?type=product&keyword=${encodeURIComponent('사과')}&limit=100&${more}`,
      );
      return list;
    };
    const numbers = (list: ProductCard[]) => list.map((card) => card.productNo);
    expect(numbers(await found(`minPrice=${discountPrice}&maxPrice=${discountPrice}`))).toContain(productNo);
    const other = discountPrice === 12_000 ? 5_800 : 12_000;
    expect(numbers(await found(`minPrice=${other}&maxPrice=${other}`))).not.toContain(productNo);
    expect(numbers(await found(`minSaleRate=${saleRate}&maxSaleRate=${saleRate}`))).toContain(productNo);
    for (const [sort, value, direction] of [
      ['priceLow', 'discountPrice', 1],
      ['priceHigh', 'discountPrice', -1],
      ['saleRate', 'saleRate', -1],
    ] as const) {
      const values = (await found(`sort=${sort}`)).filter((card) => !card.isSoldOut).map((card) => card[value]);
      expect(values).toEqual(values.toSorted((a, b) => direction * (a - b)));
    }
  });
});

test('[SHP-02] the deal has both prices and its state at any moment', async () => {
  const read = () => get<LimitedDealDetail>(`GET ${display}/deal/:id`, `${display}/deal/${dealId}`);
  for (const [moment, ms, state] of [
    [start, -1, 'coming'],
    [start, 0, 'running'],
    [end, -1, 'running'],
    [end, 0, 'ended'],
  ] as const) {
    at(moment, ms);
    expect(await read()).toMatchObject({ state, prices: { inDeal, otherwise: usual } });
  }
});

test('[SHP-02] the price history includes the product’s deal prices', async () => {
  const read = () => get<LimitedDealDetail>(`GET ${display}/deal/:id`, `${display}/deal/${dealId}`);
  const day = '2026-11-20';
  const before = [
    { changedOn: '2026-06-01', discountPrice: 13_000 },
    { changedOn: '2026-09-01', discountPrice: 12_000 },
  ];
  at(start, -1);
  expect(await read()).toMatchObject({ priceHistory: before, isLowestEver: true });
  at(start);
  const begun = [...before, { changedOn: day, discountPrice: 5_800 }];
  expect(await read()).toMatchObject({ priceHistory: begun, isLowestEver: true });
  at(end);
  expect(await read()).toMatchObject({
    priceHistory: [...begun, { changedOn: day, discountPrice: 12_000 }],
    lowestPrice: { changedOn: day, discountPrice: 5_800 },
    isLowestEver: false,
  });
});

describe('[SHP-02] the price of a running deal does not apply', () => {
  beforeEach(() => at(start));
  const cost = async () => {
    const { list } = await get<{ list: ProductCard[] }>(
      'GET /api/v1/search',
      `/api/v1/search?type=product&keyword=${keyword}&maxPrice=100000`,
    );
    return list.find((card) => card.productNo === productNo)?.discountPrice;
  };
  const without = async (changes: string, back: string) => {
    await listDealPrices(database, clock.now);
    expect(await cost()).toBe(5_800);
    await change(`UPDATE limited_deal SET ${changes} WHERE deal_id = $1`, [dealId]);
    const costs = [await cost()];
    await listDealPrices(database, clock.now);
    costs.push(await cost());
    await change(`UPDATE limited_deal SET ${back} WHERE deal_id = $1`, [dealId]);
    return costs;
  };

  test('once its stock is gone', async () =>
    expect(await without('stock_left = 0', 'stock_left = 100')).toEqual([12_000, 12_000]));
  test('once it is unpublished', async () =>
    expect(await without('is_published = false', 'is_published = true')).toEqual([12_000, 12_000]));
  test('at its former value, once it was changed', async () =>
    expect(await without('deal_price = 6100', 'deal_price = 5800')).toEqual([6_100, 6_100]));
  test('where the seller’s own price has become lower', async () => {
    await change('UPDATE product SET discount_price = 5000 WHERE product_no = $1', [productNo]);
    expect(await cost()).toBe(5_000);
    expect((await get<LimitedDealDetail>(`GET ${display}/deal/:id`, `${display}/deal/${dealId}`)).prices).toMatchObject(
      {
        inDeal: { discountPrice: 5_000, unitPrice: usual.unitPrice },
      },
    );
    await change('UPDATE product SET discount_price = 12000 WHERE product_no = $1', [productNo]);
  });
  test('for a deleted deal', async () => {
    await listDealPrices(database, clock.now);
    await change('DELETE FROM limited_deal WHERE deal_id = $1', [dealId]);
    expect(await cost()).toBe(12_000);
    dealId = await addDeal({ dealPrice: 5_800, unitPrice: inDeal.unitPrice });
  });
});

test('an API that is being closed lists no more prices', async () => {
  at(start);
  expect(await listDealPrices(database, clock.now, AbortSignal.abort())).toBe(0);
  expect(await listDealPrices(database, clock.now)).toBeGreaterThan(0);
});

test('a product has at most one deal with a price at a time', async () => {
  await expect(addDeal({ dealPrice: 5_000, unitPrice: null })).rejects.toThrow('one_deal_price_at_a_time');
});

test('[SHP-02] a deal without a price of its own shows the product’s price', async () => {
  await change('DELETE FROM limited_deal WHERE product_no = $1', [productNo]);
  dealId = await addDeal({ dealPrice: null, unitPrice: null });
  for (const [moment, ms] of moments.map(([, moment, ms]) => [moment, ms] as const)) {
    at(moment, ms);
    expect(await get(`GET ${display}/deal/:id`, `${display}/deal/${dealId}`)).toMatchObject({
      prices: null,
      product: usual,
    });
  }
});
