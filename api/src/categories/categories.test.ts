import type { CategoryTree, ProductCard } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { expectOrder, visibleOrders } from '../../test/product-order.ts';
import { query } from '../../test/query.ts';
import { walk } from '../../test/walk.ts';

interface Page {
  path: { categoryCode: string; categoryName: string }[];
  list: CategoryTree[];
}

const url = '/api/v1/display/web/category';
let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const ask = (search = '') => succeed<Page>(market.app, `GET ${url}`, `${url}${search}`);
const products = (search: string) => walk<ProductCard>(market.app, `GET ${url}/product`, `${url}/product?${search}`);

test('[SHP-04] categories have three levels', async () => {
  const { path, list } = await ask();
  expect(path).toEqual([]);
  expect(list.length).toBeGreaterThan(5);
  for (const { level, children, categoryCode } of list) {
    expect({ level, length: categoryCode.length }).toEqual({ level: 1, length: 2 });
    expect(children.length).toBeGreaterThan(0);
    for (const child of children) {
      expect(child.categoryCode.slice(0, 2)).toBe(categoryCode);
      expect(child.children.length).toBeGreaterThan(0);
      expect(child.children.every((leaf) => leaf.level === 3)).toBe(true);
    }
  }
});

test('[SHP-04] one category is returned with its parents and everything below it', async () => {
  const { list } = await ask();
  const [first] = list;
  const second = first?.children[0];
  const third = second?.children[0];
  expect(await ask(`?categoryCode=${first?.categoryCode}`)).toMatchObject({ path: [{ level: 1 }], list: [first] });
  expect((await ask(`?categoryCode=${second?.categoryCode}`)).list).toMatchObject([second ?? {}]);
  const leaf = await ask(`?categoryCode=${third?.categoryCode}`);
  expect(leaf.path.map(({ categoryName }) => categoryName)).toEqual([
    first?.categoryName,
    second?.categoryName,
    third?.categoryName,
  ]);
  expect(leaf.list).toEqual([{ ...third, children: [] }]);
});

test('[SHP-04] a category’s products include those of all levels below it, without those of hidden shops', async () => {
  const count = async (code: string) => (await products(`categoryCode=${code}`)).length;
  const { list } = await ask();
  const [first] = list;
  const parts = await Promise.all((first?.children ?? []).map(({ categoryCode }) => count(categoryCode)));
  expect(await count(first?.categoryCode ?? '')).toBe(parts.reduce((sum, part) => sum + part, 0));
  const [product] = await products('categoryCode=01');
  await query(market.databaseUrl, 'UPDATE shop SET is_displayed = false WHERE shop_id = $1', [product?.shopId]);
  expect((await products('categoryCode=01')).map(({ shopId }) => shopId)).not.toContain(product?.shopId);
});

test.each(visibleOrders)('[SHP-04] sorted by %s and filtered', async (order) => {
  const list = await products(`categoryCode=01&sortOption=${order}&minPrice=10000&maxPrice=30000&minSaleRate=5`);
  expect(list.length).toBeGreaterThan(10);
  expect(list.some(({ isSoldOut }) => isSoldOut)).toBe(true);
  expectOrder(list, order);
  for (const { discountPrice, saleRate } of list) {
    expect(discountPrice >= 10_000 && discountPrice <= 30_000 && saleRate >= 5).toBe(true);
  }
});

test('a category that does not exist has no data; an invalid code is refused', async () => {
  for (const call of [url, `${url}/product`]) {
    expect(await refuse(market.app, { url: `${call}?categoryCode=99` })).toEqual({ status: 404, code: codes.noData });
    for (const code of ['1', '00000000', 'ab', '%25']) {
      expect(await refuse(market.app, { url: `${call}?categoryCode=${code}` })).toEqual({
        status: 400,
        code: codes.notMatched,
      });
    }
  }
  expect(await refuse(market.app, { url: `${url}/product` })).toEqual({ status: 400, code: codes.required });
});
