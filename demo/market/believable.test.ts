import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { categories } from '../catalogue/categories.ts';
import { kinds } from '../catalogue/kinds.ts';
import { regionOf } from '../catalogue/towns.ts';
import { picturesOfKind } from '../pictures.ts';
import { makeBanners } from './banners.ts';
import { makeEvents } from './events.ts';
import { makeNotices } from './notices.ts';
import { makePeriodDeals } from './period-deals.ts';
import { makeProduct } from './products.ts';
import { makeRegions } from './regions.ts';
import { kindsInMonth, makeThemes } from './seasons.ts';
import { chooseStores } from './store-choice.ts';
import { makeStores, storeRow } from './stores.ts';

const plan = { size: 3_600, seed: 7 };
const now = new Date('2026-11-20T03:00:00Z');
const stores = makeStores(plan);
const context = { plan, chooseStore: chooseStores(stores), shopOrigin: 'http://shop.test', now };
const products = Array.from({ length: plan.size }, (_, index) => makeProduct(index, context).product);

test('all 17 regions have stores, and each store has products', () => {
  expect(stores.length).toBeGreaterThanOrEqual(60);
  expect(new Set(stores.map(({ localCode }) => localCode)).size).toBe(17);
  const counts = Map.groupBy(products, ({ shop_id }) => shop_id);
  expect(stores.filter(({ shopId }) => (counts.get(shopId)?.length ?? 0) < 3).map(({ name }) => name)).toEqual([]);
  expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length);
  expect(new Set(stores.map(({ intro }) => intro)).size).toBe(stores.length);
});

test('stores sell goods of their own province', () => {
  const regionOfShop = new Map(stores.map(({ shopId, localCode }) => [shopId, localCode]));
  const foreign = products.filter(({ origin, shop_id }) => {
    const town = origin.slice(origin.indexOf('(') + 1, -1);
    return regionOf(town) !== regionOfShop.get(shop_id);
  });
  expect(foreign).toEqual([]);
});

test('a store sells what its name promises', () => {
  const titlesOf = (name: string) => {
    const store = stores.find((one) => one.name === name);
    return products.filter(({ shop_id }) => shop_id === store?.shopId).map(({ title }) => title);
  };
  expect(titlesOf('안동 간고등어댁').filter((title) => !/고등어/.test(title))).toEqual([]);
  expect(titlesOf('제주 감귤할망').filter((title) => /키위|망고|바나나|아보카도/.test(title))).toEqual([]);
  expect(titlesOf('산청 지리산유정란').filter((title) => !/란|계|닭/.test(title))).toEqual([]);
});

test('at least 60 categories of three levels hold all products', () => {
  const leaves = categories.filter(({ level }) => level === 3);
  expect(leaves.length).toBeGreaterThanOrEqual(60);
  expect(new Set(products.map(({ category_no }) => category_no))).toEqual(
    new Set(leaves.map(({ category_no }) => category_no)),
  );
  for (const { code, parent_no, level } of categories) {
    expect(parent_no).toBe(level === 1 ? null : Number(code.slice(0, -2)));
  }
});

test('titles are unique', () => {
  expect(new Set(products.map(({ title }) => title)).size).toBe(products.length);
});

test('prices of a product are consistent', () => {
  for (const { title, price, discount_price, unit_price } of products) {
    expect({ title, fits: price >= 1_000 && discount_price > 0 && discount_price <= price }).toEqual({
      title,
      fits: true,
    });
    expect({ title, round: price % 100 === 0 && discount_price % 100 === 0 }).toEqual({ title, round: true });
    if (unit_price !== null) expect(unit_price).toMatch(/^(100g|100ml|1개|1구)당 [\d,]+원$/);
  }
});

test('a larger size of the same goods costs more in total and less for each unit', () => {
  const perUnit = (title: RegExp) => {
    const list = products.filter((product) => title.test(product.title));
    expect(list.length).toBeGreaterThan(0);
    return list.reduce((sum, { price }) => sum + price, 0) / list.length;
  };
  expect(perUnit(/ 10kg /)).toBeGreaterThan(perUnit(/ 1kg /));
});

test('every kind has its picture, and every named picture exists', () => {
  expect(kinds.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
  const named = [
    ...products,
    ...categories,
    ...makeRegions(),
    ...makeThemes(plan).themes,
    ...makePeriodDeals(plan, now).deals,
    ...makeEvents(now),
    ...makeBanners(plan, now),
    ...stores.map((store) => storeRow(store, plan, 'http://shop.test')),
  ].flatMap((row) => Object.entries(row).filter(([column]) => /_image$|^image_url$/.test(column)));
  const names = new Set(readdirSync(join(import.meta.dirname, '../pictures')).map((file) => file.split('.')[0]));
  const missing = new Set(named.map(([, url]) => String(url)).filter((url) => !names.has(url.replace('/img/', ''))));
  expect([...missing]).toEqual([]);
});

test('a kind without a picture is refused', () => {
  expect(() => picturesOfKind('durian')).toThrow("There is no picture of kind 'durian'");
});

test('every month has season themes, and no deal is out of season', () => {
  for (let month = 1; month <= 12; month += 1) expect(kindsInMonth(month).length).toBeGreaterThan(80);
  expect(kindsInMonth(7)).toContain('수박');
  expect(kindsInMonth(12)).not.toContain('수박');
  expect(kindsInMonth(1)).toContain('딸기');
});

test('there are at least 20 notices with a real text', () => {
  const notices = makeNotices(now) as { title: string; body: string }[];
  expect(notices.length).toBeGreaterThanOrEqual(20);
  for (const { body } of notices) expect(body.length).toBeGreaterThan(60);
  expect(new Set(notices.map(({ title }) => title)).size).toBe(notices.length);
});

test('a large market has more stores, all with different names', () => {
  const many = makeStores({ size: 1_000_000, seed: 7 });
  expect(many.length).toBeGreaterThan(6_000);
  expect(new Set(many.map(({ name }) => name)).size).toBe(many.length);
});
