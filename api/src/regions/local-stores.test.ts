import type { ProductCard, Region, StoreCard, StoreInfo } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { walk } from '../../test/walk.ts';

interface Page {
  region: Region;
  neighbours: { localCode: string; localName: string }[];
  list: { shop: StoreCard; products: ProductCard[] }[];
}

const url = '/api/v2/display/local/stores';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const ask = (localCode: string) => succeed<Page>(market.app, `GET ${url}`, `${url}?localCode=${localCode}`);

test('[SHP-03] a region shows its stores with their products, best liked first, and its neighbours', async () => {
  const { region, neighbours, list } = await ask('51');
  expect(region).toMatchObject({ localCode: '51', localName: '강원', fullName: '강원특별자치도' });
  expect(neighbours.map(({ localName }) => localName).sort()).toEqual(['경기', '경북', '충북']);
  expect(list.length).toBeGreaterThan(3);
  const likes = list.map(({ shop }) => shop.likeCount);
  expect(likes).toEqual(likes.toSorted((a, b) => b - a));
  for (const { shop, products } of list) {
    expect(shop.localCode).toBe('51');
    expect(products.every(({ shopId }) => shopId === shop.shopId)).toBe(true);
  }
  expect(await walk(market.app, `GET ${url}`, `${url}?localCode=51`, 2)).toEqual(list);
});

test('[SHP-03] a store of the region can be chosen, one of another region cannot', async () => {
  const { list } = await ask('50');
  const shop = list[0]?.shop as StoreCard;
  const store = await succeed<StoreInfo>(market.app, `GET ${url}/:shopId`, `${url}/${shop.shopId}?localCode=50`);
  expect(store).toMatchObject(shop);
  for (const address of [`${shop.shopId}?localCode=51`, '2147483647?localCode=50']) {
    expect(await refuse(market.app, { url: `${url}/${address}` })).toEqual({ status: 404, code: codes.noData });
  }
});

test('a region that does not exist has no data; an invalid code is refused', async () => {
  expect(await refuse(market.app, { url: `${url}?localCode=99` })).toEqual({ status: 404, code: codes.noData });
  expect(await refuse(market.app, { url: `${url}?localCode=5` })).toEqual({ status: 400, code: codes.notMatched });
  expect(await refuse(market.app, { url })).toEqual({ status: 400, code: codes.required });
});
