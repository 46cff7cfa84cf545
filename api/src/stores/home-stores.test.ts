import type { ProductCard, StoreCard } from '@jangteo/contract';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';

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
