import type { LimitedDealDetail } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';

const url = '/api/v1/display/deal';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const ask = (id: number) => succeed<LimitedDealDetail>(market.app, `GET ${url}/:id`, `${url}/${id}`);
const change = (sql: string, values?: unknown[]) => query(market.databaseUrl, sql, values);

async function dealWhere(condition: string): Promise<number> {
  const [row] = await query<{ deal_id: number }>(
    market.databaseUrl,
    `SELECT deal_id FROM limited_deal WHERE ${condition} ORDER BY deal_id LIMIT 1`,
    [testNow],
  );
  return row?.deal_id ?? 0;
}
const running = 'start_dt <= $1 AND end_dt > $1 AND stock_left > 0';

test('[SHP-02] a deal has its product, pictures, origin, shipping fee, stock and seller', async () => {
  const deal = await ask(await dealWhere(running));
  expect(deal).toMatchObject({ state: 'running', serverDt: testNow.toISOString() });
  expect(deal.gallery[0]).toBe(deal.product.imageUrl);
  expect(new Set(deal.gallery).size).toBe(deal.gallery.length);
  expect(deal.origin).toMatch(/국내산/);
  expect(deal.stockLeft).toBeLessThanOrEqual(deal.stockTotal);
  expect(deal.shop.shopId).toBe(deal.product.shopId);
  expect(deal.seller.businessName).toBe(deal.product.shopName);
  expect(Object.values(deal.seller).every(Boolean)).toBe(true);
});

test('[SHP-02] earlier prices are listed oldest first, with the lowest of them', async () => {
  const { priceHistory, lowestPrice, product } = await ask(await dealWhere(running));
  const days = priceHistory.map(({ changedOn }) => changedOn);
  expect(days).toEqual(days.toSorted());
  expect(priceHistory.at(-1)?.discountPrice).toBe(product.discountPrice);
  expect(lowestPrice?.discountPrice).toBe(Math.min(...priceHistory.map(({ discountPrice }) => discountPrice)));
});

test('[SHP-02] a price is called the lowest ever only when the history proves it', async () => {
  const id = await dealWhere(running);
  const { product } = await ask(id);
  const past = (discountPrice: number) =>
    change(
      `INSERT INTO price_history VALUES ($1, '2020-01-01', 9000000, $2)
       ON CONFLICT (product_no, changed_on) DO UPDATE SET discount_price = excluded.discount_price`,
      [product.productNo, discountPrice],
    );
  await past(product.discountPrice - 100);
  expect(await ask(id)).toMatchObject({ isLowestEver: false, lowestPrice: { changedOn: '2020-01-01' } });
  await change(`DELETE FROM price_history WHERE product_no = $1 AND discount_price <> $2`, [
    product.productNo,
    product.discountPrice,
  ]);
  expect((await ask(id)).isLowestEver).toBe(false);
  await past(product.discountPrice + 100);
  expect((await ask(id)).isLowestEver).toBe(true);
});

test('without a history there is no lowest price', async () => {
  const id = await dealWhere(running);
  const { product } = await ask(id);
  await change('DELETE FROM price_history WHERE product_no = $1', [product.productNo]);
  expect(await ask(id)).toMatchObject({ priceHistory: [], lowestPrice: null, isLowestEver: false });
});

test.each([
  ['coming', 'start_dt > $1'],
  ['ended', 'end_dt <= $1'],
])('[SHP-02] a deal that is %s can be read', async (state, condition) => {
  expect(await ask(await dealWhere(condition))).toMatchObject({ state });
});

test('a deal without stock, or whose product is sold out, is sold out', async () => {
  const id = await dealWhere(running);
  const [row] = await query<{ stock_left: number; product_no: number }>(
    market.databaseUrl,
    'SELECT stock_left, product_no FROM limited_deal WHERE deal_id = $1',
    [id],
  );
  await change('UPDATE limited_deal SET stock_left = 0 WHERE deal_id = $1', [id]);
  expect(await ask(id)).toMatchObject({ state: 'soldOut', remainRate: 0, product: { isSoldOut: true } });
  await change('UPDATE limited_deal SET stock_left = $2 WHERE deal_id = $1', [id, row?.stock_left]);
  await change('UPDATE product SET is_sold_out = true WHERE product_no = $1', [row?.product_no]);
  expect(await ask(id)).toMatchObject({ state: 'soldOut', product: { isSoldOut: true } });
  await change('UPDATE product SET is_sold_out = false WHERE product_no = $1', [row?.product_no]);
});

test('a missing or unpublished deal, or one of a hidden product or shop, has no data', async () => {
  const missing = { status: 404, code: codes.noData };
  const read = (id: number) => refuse(market.app, { url: `${url}/${id}` });
  expect(await read(2_147_483_647)).toEqual(missing);
  const [unpublished, ofProduct, ofShop] = await query<{ deal_id: number; product_no: number; shop_id: number }>(
    market.databaseUrl,
    `SELECT DISTINCT ON (shop_id) deal_id, product_no, shop_id FROM limited_deal JOIN product USING (product_no)`,
  );
  await change('UPDATE limited_deal SET is_published = false WHERE deal_id = $1', [unpublished?.deal_id]);
  await change('UPDATE product SET is_displayed = false WHERE product_no = $1', [ofProduct?.product_no]);
  await change('UPDATE shop SET is_displayed = false WHERE shop_id = $1', [ofShop?.shop_id]);
  for (const deal of [unpublished, ofProduct, ofShop]) expect(await read(deal?.deal_id ?? 0)).toEqual(missing);
});
