import type { ProductCard, StoreCard } from '@jangteo/contract';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';

const url = '/api/v1/display/home/shop';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

test('[SHP-01] the best liked stores come first, each with three of its own products', async () => {
  const { list } = await succeed<{ list: { shop: StoreCard; products: ProductCard[] }[] }>(
    market.app,
    `GET ${url}`,
    url,
  );
  expect(list).toHaveLength(6);
  const likes = list.map(({ shop }) => shop.likeCount);
  expect(likes).toEqual(likes.toSorted((a, b) => b - a));
  for (const { shop, products } of list) {
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(3);
    expect(new Set(products.map(({ shopId }) => shopId))).toEqual(new Set([shop.shopId]));
  }
});

test('[SHP-01] neither hidden stores nor those without products are among them', async () => {
  const stores = async () =>
    (await succeed<{ list: { shop: StoreCard }[] }>(market.app, `GET ${url}`, url)).list.map(({ shop }) => shop.shopId);
  const [first, second] = await stores();
  await query(market.databaseUrl, 'UPDATE shop SET is_displayed = false WHERE shop_id = $1', [first]);
  await query(market.databaseUrl, 'UPDATE product SET is_displayed = false WHERE shop_id = $1', [second]);
  const left = await stores();
  expect(left).toHaveLength(6);
  expect(left.filter((shopId) => shopId === first || shopId === second)).toEqual([]);
});
