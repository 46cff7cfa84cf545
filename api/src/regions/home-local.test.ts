import type { LocalPick } from '@jangteo/contract';
import { openTestApp, succeed, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';

const url = '/api/v1/display/home/local';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

test('[SHP-01] all 17 regions have their code, stores and products', async () => {
  const { list } = await succeed<{ list: LocalPick[] }>(market.app, `GET ${url}`, url);
  expect(list).toHaveLength(17);
  const codeOf = Object.fromEntries(list.map(({ localName, localCode }) => [localName, localCode]));
  expect(codeOf).toMatchObject({ 서울: '11', 강원: '51', 전북: '52', 제주: '50' });
  for (const { shopCount, products } of list) {
    expect(shopCount).toBeGreaterThan(0);
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(2);
  }
});

test('[SHP-01] a region without stores keeps its place', async () => {
  await query(market.databaseUrl, `UPDATE shop SET is_displayed = false WHERE local_code = '50'`);
  const { list } = await succeed<{ list: LocalPick[] }>(market.app, `GET ${url}`, url);
  expect(list).toHaveLength(17);
  expect(list.find(({ localCode }) => localCode === '50')).toMatchObject({ localName: '제주', shopCount: 0 });
});
