import type { ProductCard } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { callAs } from '../../test/call-as.ts';
import { testNow } from '../../test/market.ts';
import { query } from '../../test/query.ts';
import { openVisitors } from '../../test/visitors.ts';

let market: TestApp;
let me: ReturnType<typeof callAs>;
let other: ReturnType<typeof callAs>;
/** Forty displayed products. */
let products: number[];
beforeAll(async () => {
  market = await openTestApp('market');
  const visitors = await openVisitors(market.databaseUrl);
  me = callAs(market.app, visitors.member);
  other = callAs(market.app, visitors.otherMember);
  const rows = await query<{ no: number }>(
    market.databaseUrl,
    'SELECT product_no AS no FROM product WHERE is_displayed ORDER BY 1 LIMIT 40',
  );
  products = rows.map(({ no }) => no);
});
beforeEach(() => query(market.databaseUrl, 'TRUNCATE recent_view'));
afterAll(() => market.close());

type Seen = { productNo: number; viewedDt?: string };
const send = async (list: Seen[], call = me): Promise<number[]> =>
  (
    await call<{ list: ProductCard[] }>('POST /api/v1/user/recently-viewed-product', { body: { products: list } })
  ).list.map(({ productNo }) => productNo);
const ago = (minutes: number) => new Date(testNow.getTime() - minutes * 60_000).toISOString();
const nth = (n: number) => products[n] ?? 0;

describe('[BRG-07] recently viewed products', () => {
  test('of two devices are merged into one list, by the time of each view', async () => {
    await send([
      { productNo: nth(1), viewedDt: ago(10) },
      { productNo: nth(2), viewedDt: ago(30) },
    ]);
    const merged = await send([
      { productNo: nth(2), viewedDt: ago(5) },
      { productNo: nth(3), viewedDt: ago(20) },
      { productNo: nth(1), viewedDt: ago(40) },
    ]);
    expect(merged).toEqual([nth(2), nth(1), nth(3)]);
    expect(await send([])).toEqual(merged);
    expect(await send([], other)).toEqual([]);
  });

  test('can be removed: some, or all, and only the member’s own', async () => {
    const forget = (body: object) => me('DELETE /api/v1/user/recently-viewed-product', { body });
    await send([{ productNo: nth(1) }, { productNo: nth(2) }, { productNo: nth(3) }]);
    await send([{ productNo: nth(1) }], other);
    await forget({ productNos: [nth(1), nth(9)] });
    expect(await send([])).toEqual([nth(2), nth(3)]);
    await forget({});
    expect(await send([])).toEqual([]);
    expect(await send([], other)).toEqual([nth(1)]);
    expect(await forget({ productNos: [] })).toBe(codes.outOfRange);
  });

  test('are at most 30; the oldest is dropped', async () => {
    const seen = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ productNo: nth(from + n), viewedDt: ago(40 - from - n) }));
    await send(seen(0, 30));
    expect(await send(seen(30, 10))).toEqual(products.slice(10).reverse());
    expect(await query(market.databaseUrl, 'SELECT FROM recent_view')).toHaveLength(30);
    const forty = seen(0, 31);
    expect(await me('POST /api/v1/user/recently-viewed-product', { body: { products: forty } })).toBe(codes.outOfRange);
  });

  test('without times keep their order, and a time in the future counts as now', async () => {
    expect(await send([{ productNo: nth(1) }, { productNo: nth(2) }, { productNo: nth(1) }])).toEqual([nth(1), nth(2)]);
    await send([{ productNo: nth(3), viewedDt: ago(-600) }]);
    const [latest] = await query<{ at: Date }>(market.databaseUrl, 'SELECT max(viewed_at) AS at FROM recent_view');
    expect(latest?.at).toEqual(testNow);
  });

  test('that are no longer displayed are neither stored nor listed', async () => {
    await send([{ productNo: nth(1) }, { productNo: nth(2) }, { productNo: 2_147_483_647 }]);
    await query(market.databaseUrl, 'UPDATE product SET is_displayed = false WHERE product_no = ANY ($1)', [
      [nth(2), nth(3)],
    ]);
    expect(await send([{ productNo: nth(3) }])).toEqual([nth(1)]);
    await query(market.databaseUrl, 'UPDATE product SET is_displayed = true');
  });

  test('show what the member likes', async () => {
    await me('POST /api/v1/user/like/product', { body: { productNo: nth(1) } });
    const { list } = await me<{ list: ProductCard[] }>('POST /api/v1/user/recently-viewed-product', {
      body: { products: [{ productNo: nth(1) }, { productNo: nth(2) }] },
    });
    expect(list.map(({ isLike }) => isLike)).toEqual([true, false]);
  });

  test('sent by many devices at once are all stored', async () => {
    await Promise.all(products.slice(0, 20).map((productNo, n) => send([{ productNo, viewedDt: ago(n) }])));
    expect(await send([])).toEqual(products.slice(0, 20));
  });

  test.each([
    [{}, codes.required],
    [{ products: [{}] }, codes.required],
    [{ products: [{ productNo: 1, viewedDt: 'yesterday' }] }, codes.notMatched],
    [{ products: [{ productNo: 1.5 }] }, codes.notMatched],
    [{ products: [{ productNo: 1, title: '사과' }] }, codes.unsupported],
  ])('%j is refused', async (body, code) => {
    expect(await me('POST /api/v1/user/recently-viewed-product', { body })).toBe(code);
  });
});
