import type { ProductCard, StoreCard, StoreInfo } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, succeed, type TestApp } from '../../test/app.ts';
import { expectOrder, visibleOrders } from '../../test/product-order.ts';
import { query } from '../../test/query.ts';
import { walk } from '../../test/walk.ts';

const base = '/api/v1/display/shop';
/** The first store of the demo market's list: it sells side dishes, kimchi and rice cakes. */
const shopId = 1001;

import { openVisitors } from '../../test/visitors.ts';

let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const total = (search = '') => walk<StoreCard>(market.app, `GET ${base}/total`, `${base}/total${search}`);
const info = (id = shopId) => succeed<StoreInfo>(market.app, `GET ${base}/info`, `${base}/info?shopId=${id}`);
const products = (search = '', limit?: number) =>
  walk<ProductCard>(market.app, `GET ${base}/product`, `${base}/product?shopId=${shopId}${search}`, limit);

test('[SHP-03] the store list by rank, by age and by name', async () => {
  const ranked = await total();
  expect(ranked.length).toBeGreaterThan(60);
  expect(await total('?sort=rank')).toEqual(ranked);
  const likes = ranked.map(({ likeCount }) => likeCount);
  expect(likes).toEqual(likes.toSorted((a, b) => b - a));
  const names = (await total('?sort=name')).map(({ shopName }) => shopName);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ko')));
  await query(market.databaseUrl, `UPDATE shop SET created_at = now() + interval '1 day' WHERE shop_id = 1042`);
  const [newest] = await total('?sort=new');
  expect(newest?.shopId).toBe(1042);
  expect(await refuse(market.app, { url: `${base}/total?sort=size` })).toEqual({ status: 400, code: codes.undefined });
});

test('[SHP-03] a member’s liked stores come first, the one liked last before the others; visitors see the rank', async () => {
  const { member } = await openVisitors(market.databaseUrl);
  const ranked = await total();
  const [older, newer] = ranked.slice(-2).map(({ shopId: id }) => id);
  for (const [id, days] of [
    [older, 2],
    [newer, 1],
  ]) {
    await query(market.databaseUrl, `INSERT INTO shop_like VALUES ($1, $2, now() - $3 * interval '1 day')`, [
      ...[member.memberId, id, days],
    ]);
  }
  const liked = async (headers: Record<string, string>, page: number) => {
    const reply = await market.app.inject({ url: `${base}/total?sort=liked&page=${page}&limit=30`, headers });
    return (reply.json().data.list as StoreCard[]).map(({ shopId: id }) => id);
  };
  const pages = await Promise.all([1, 2, 3, 4].map((page) => liked(member.headers, page)));
  const likesOf = new Map((await total()).map((store) => [store.shopId, store.likeCount]));
  const rest = pages.flat().slice(2);
  expect(pages.flat().slice(0, 2)).toEqual([newer, older]);
  expect(rest.map((id) => likesOf.get(id))).toEqual(
    rest.map((id) => likesOf.get(id)).toSorted((a = 0, b = 0) => b - a),
  );
  expect(new Set(pages.flat()).size).toBe(Math.min(ranked.length, 120));
  expect(await liked({}, 1)).toEqual((await total()).slice(0, 30).map(({ shopId: id }) => id));
});

test('[SHP-03] a store shows its seller and its categories', async () => {
  const store = await info();
  expect(Object.values(store.seller).every(Boolean)).toBe(true);
  expect(store.productCount).toBe((await products()).length);
  const counted = store.categories.reduce((sum, { productCount }) => sum + productCount, 0);
  expect(counted).toBe(store.productCount);
});

test('[SHP-03] a store’s products are its own, page by page, each once', async () => {
  const all = await products();
  expect(new Set(all.map((product) => product.shopId))).toEqual(new Set([shopId]));
  expect(new Set(all.map(({ productNo }) => productNo)).size).toBe(all.length);
  expect(await products('', 3)).toEqual(all);
  expect(await products('&sortOption=popular')).toEqual(all);
});

test.each(visibleOrders)('[SHP-03] its products by %s', async (order) => {
  const [first] = await products();
  await query(market.databaseUrl, 'UPDATE product SET is_sold_out = true WHERE product_no = $1', [first?.productNo]);
  const list = await products(`&sortOption=${order}`);
  expect(list.length).toBeGreaterThan(3);
  expectOrder(list, order);
  expect(list.at(-1)?.isSoldOut).toBe(true);
});

test('[SHP-03] newest first', async () => {
  const [oldest] = (await products('&sortOption=new')).slice(-1);
  await query(market.databaseUrl, `UPDATE product SET created_at = now(), is_sold_out = false WHERE product_no = $1`, [
    oldest?.productNo,
  ]);
  expect((await products('&sortOption=new'))[0]?.productNo).toBe(oldest?.productNo);
});

test('[SHP-03] prices, rates and categories limit the list, both bounds included', async () => {
  const all = await products();
  const [cheap = 0, dear = 0] = [all.map((p) => p.discountPrice).sort((a, b) => a - b)].flatMap((list) => [
    list[1],
    list.at(-2),
  ]);
  const within = await products(`&minPrice=${cheap}&maxPrice=${dear}`);
  const byNumber = (list: ProductCard[]) => list.map(({ productNo }) => productNo).sort();
  expect(byNumber(within)).toEqual(byNumber(all.filter((p) => p.discountPrice >= cheap && p.discountPrice <= dear)));
  const rates = await products('&minSaleRate=5&maxSaleRate=20');
  expect(byNumber(rates)).toEqual(byNumber(all.filter(({ saleRate }) => saleRate >= 5 && saleRate <= 20)));
  for (const { categoryNo, productCount } of (await info()).categories) {
    expect(await products(`&categoryNo=${categoryNo}`)).toHaveLength(productCount);
  }
  expect(await products('&minPrice=999999999')).toEqual([]);
});

test('a missing or hidden store has no data', async () => {
  const missing = { status: 404, code: codes.noData };
  await query(market.databaseUrl, 'UPDATE shop SET is_displayed = false WHERE shop_id = 1002');
  for (const id of [1002, 2_147_483_647]) {
    for (const call of ['info', 'product']) {
      expect(await refuse(market.app, { url: `${base}/${call}?shopId=${id}` })).toEqual(missing);
    }
  }
  expect((await total()).map((shop) => shop.shopId)).not.toContain(1002);
  expect(await refuse(market.app, { url: `${base}/product?shopId=${shopId}&categoryNo=999999` })).toEqual(missing);
});

test('invalid values are refused', async () => {
  const read = (search: string) => refuse(market.app, { url: `${base}/product${search}` });
  expect(await read('')).toEqual({ status: 400, code: codes.required });
  expect(await read(`?shopId=${shopId}&sortOption=best`)).toEqual({ status: 400, code: codes.undefined });
  expect(await read(`?shopId=${shopId}&minSaleRate=101`)).toEqual({ status: 400, code: codes.outOfRange });
  expect(await read(`?shopId=${shopId}&minPrice=-1`)).toEqual({ status: 400, code: codes.outOfRange });
});
