import type { LikedProducts, ProductCard, StoreCard } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { callAs } from '../../test/call-as.ts';
import { query } from '../../test/query.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';

let market: TestApp;
let visitors: Record<Role, Visitor>;
let me: ReturnType<typeof callAs>;
let other: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openTestApp('market', { likeLimits: { products: 5, shops: 3 } });
  visitors = await openVisitors(market.databaseUrl);
  me = callAs(market.app, visitors.member);
  other = callAs(market.app, visitors.otherMember);
  const first = async (table: string, key: string) =>
    (await look<{ no: number }>(`SELECT ${key} AS no FROM ${table} ORDER BY 1 LIMIT 40`)).map(({ no }) => no);
  numbersOf = { product: await first('product', 'product_no'), shop: await first('shop', 'shop_id') };
});
afterAll(() => market.close());
beforeEach(async () => {
  await query(market.databaseUrl, 'DELETE FROM product_like; DELETE FROM shop_like');
  await query(market.databaseUrl, 'UPDATE product SET is_displayed = true; UPDATE shop SET is_displayed = true');
});

/** The first forty products and the first forty stores. */
let numbersOf: Record<'product' | 'shop', number[]>;

const look = async <Row>(sql: string, values: unknown[] = []) => query<Row>(market.databaseUrl, sql, values);

const targets = [
  { path: 'product', id: 'productNo', ids: 'productNos', table: 'product', key: 'product_no', limit: 5, over: 91 },
  { path: 'shop', id: 'shopId', ids: 'shopIds', table: 'shop', key: 'shop_id', limit: 3, over: 92 },
] as const;

describe.each(targets)('[SHP-06] likes of a $path', ({ path, id, ids, table, key, limit, over }) => {
  const url = `/api/v1/user/like/${path}` as const;
  /** The nth of these forty. */
  const nth = (n: number) => numbersOf[path][n - 1] ?? 0;
  const post = (call: typeof me, no: number) => call(`POST ${url}`, { body: { [id]: no } });
  const remove = (call: typeof me, no: number) => call(`DELETE ${url}`, { body: { [id]: no } });
  const check = (...nos: number[]) => me(`GET ${url}/check`, { query: { [ids]: nos.join() } });
  const list = async () => (await me<{ list: Record<string, number>[] }>(`GET ${url}`)).list.map((card) => card[id]);
  const counted = async (no: number) =>
    (
      await look<{ count: number; rows: number }>(
        `SELECT like_count AS count, (SELECT count(*)::integer FROM ${table}_like WHERE ${key} = $1) AS rows
         FROM ${table} WHERE ${key} = $1`,
        [no],
      )
    )[0];

  test('are counted, and so are unlikes', async () => {
    const no = nth(2);
    expect(await post(me, no)).toEqual({ [id]: no, isLike: true, likeCount: 1 });
    expect(await post(other, no)).toEqual({ [id]: no, isLike: true, likeCount: 2 });
    expect(await remove(me, no)).toEqual({ [id]: no, isLike: false, likeCount: 1 });
    expect(await counted(no)).toEqual({ count: 1, rows: 1 });
  });

  test('change nothing when repeated', async () => {
    const no = nth(2);
    await post(me, no);
    expect(await post(me, no)).toEqual({ [id]: no, isLike: true, likeCount: 1 });
    await remove(me, no);
    expect(await remove(me, no)).toEqual({ [id]: no, isLike: false, likeCount: 0 });
    expect(await remove(me, 2_147_483_647)).toMatchObject({ isLike: false, likeCount: 0 });
  });

  test('sent a hundred times at once are one row, counted once', async () => {
    const no = nth(3);
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(me, no)));
    for (const answer of answers) expect(answer).toEqual({ [id]: no, isLike: true, likeCount: 1 });
    expect(await counted(no)).toEqual({ count: 1, rows: 1 });
    await Promise.all(Array.from({ length: 100 }, (_, n) => (n % 2 ? post(me, no) : remove(me, no))));
    const after = await counted(no);
    expect(after?.count).toBe(after?.rows);
  });

  test('are limited; the message names the limit, and it holds for simultaneous likes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => post(me, nth(n + 1))));
    expect(answers.filter((answer) => answer === over)).toHaveLength(20 - limit);
    const liked = await list();
    expect(liked).toHaveLength(limit);
    const [first = 0] = liked;
    expect(await post(me, first)).toMatchObject({ isLike: true });
    expect(await post(other, nth(30))).toMatchObject({ isLike: true });
    await remove(me, first);
    expect(await post(me, nth(30))).toMatchObject({ isLike: true });
    const { headers } = visitors.member;
    const refusal = await market.app.inject({ method: 'POST', url, headers, payload: { [id]: nth(31) } });
    expect(refusal.json()).toMatchObject({ message: expect.stringMatching(new RegExp(`${limit}(개|곳)까지`)) });
  });

  test('of what is no longer displayed are refused, are not listed, and make room', async () => {
    for (let n = 1; n <= limit; n += 1) await post(me, nth(n));
    await look(`UPDATE ${table} SET is_displayed = false WHERE ${key} IN ($1, $2)`, [nth(1), nth(40)]);
    expect(await post(other, nth(40))).toBe(codes.noData);
    expect(await list()).toHaveLength(limit - 1);
    expect(await post(me, nth(20))).toMatchObject({ isLike: true });
    expect(await post(me, nth(21))).toBe(over);
    expect(await list()).toHaveLength(limit);
  });

  test('are checked for many ids at once', async () => {
    await post(me, nth(4));
    await post(other, nth(5));
    expect(await check(nth(5), nth(4), nth(4), 2_147_483_647)).toEqual({
      list: [
        { [id]: nth(5), isLike: false },
        { [id]: nth(4), isLike: true },
        { [id]: 2_147_483_647, isLike: false },
      ],
    });
  });

  test('[SES-19] are checked only for given ids', async () => {
    expect(await me(`GET ${url}/check`)).toBe(codes.required);
    expect(await me(`GET ${url}/check`, { query: { [ids]: '' } })).toBe(codes.notMatched);
    expect(await me(`GET ${url}/check`, { query: { [ids]: '1,a' } })).toBe(codes.notMatched);
    expect(await me(`GET ${url}/check`, { query: { [ids]: '1,9999999999' } })).toBe(codes.outOfRange);
    expect(await me(`GET ${url}/check`, { query: { [ids]: Array(101).fill(1).join() } })).toBe(codes.notMatched);
  });

  test.each([
    [{}, codes.required],
    [{ [id]: '1' }, codes.notMatched],
    [{ [id]: 0 }, codes.outOfRange],
    [{ [id]: 1, memberId: 1 }, codes.unsupported],
    [{ [id]: 2_147_483_647 }, codes.noData],
  ])('%j is refused', async (body, code) => {
    expect(await me(`POST ${url}`, { body })).toBe(code);
  });
});

describe('[SHP-06] liked products', () => {
  const liked = (filter: Record<string, string | number> = {}) =>
    me<LikedProducts>('GET /api/v1/user/like/product', { query: filter });
  const numbers = ({ list }: LikedProducts) => list.map(({ productNo }) => productNo);

  /** One reduced product and one that is not, each also sold out, all in different categories. */
  async function likeFour(): Promise<Record<'sale' | 'plain' | 'saleGone' | 'plainGone', number>> {
    const rows = await look<{ no: number }>(
      `SELECT DISTINCT ON (sale_rate > 0, is_sold_out) product_no AS no
       FROM product ORDER BY sale_rate > 0 DESC, is_sold_out, product_no`,
    );
    const [sale = 0, saleGone = 0, plain = 0, plainGone = 0] = rows.map(({ no }) => no);
    for (const productNo of [sale, plain, saleGone, plainGone]) {
      await me('POST /api/v1/user/like/product', { body: { productNo } });
    }
    return { sale, plain, saleGone, plainGone };
  }

  test('are filtered by category, reduction, and availability', async () => {
    const { sale, plain, saleGone, plainGone } = await likeFour();
    const sorted = (nos: number[]) => nos.toSorted((a, b) => a - b);
    expect(sorted(numbers(await liked()))).toEqual(sorted([sale, plain, saleGone, plainGone]));
    expect(sorted(numbers(await liked({ isSale: 'true' })))).toEqual(sorted([sale, saleGone]));
    expect(sorted(numbers(await liked({ isAvailable: 'true' })))).toEqual(sorted([sale, plain]));
    expect(numbers(await liked({ isSale: 'true', isAvailable: 'true' }))).toEqual([sale]);
    expect((await liked({ isSale: 'false', isAvailable: 'false' })).totalCount).toBe(4);
    const [row] = await look<{ leaf: number; root: number }>(
      `SELECT leaf.category_no AS leaf, root.category_no AS root FROM product p
       JOIN category leaf USING (category_no) JOIN category root ON root.code = left(leaf.code, 2)
       WHERE product_no = $1`,
      [sale],
    );
    expect(numbers(await liked({ categoryNo: row?.leaf ?? 0 }))).toContain(sale);
    const { categories, list } = await liked({ categoryNo: row?.root ?? 0 });
    expect(categories.find(({ categoryNo }) => categoryNo === row?.root)?.productCount).toBe(list.length);
    expect(categories.find(({ categoryNo }) => categoryNo === row?.root)?.leafNos).toContain(row?.leaf);
    expect(categories.flatMap(({ leafNos }) => leafNos).toSorted()).toEqual(
      [...new Set((await liked()).list.map(({ categoryNo }) => categoryNo))].toSorted(),
    );
    expect(categories.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(4);
    expect(await liked({ categoryNo: 2_147_483_647 })).toBe(codes.noData);
    expect(await liked({ isSale: 'Y' })).toBe(codes.notMatched);
  });

  test('are listed in pages, the latest first, with a filled heart', async () => {
    const [first = 0, second = 0, third = 0] = numbersOf.product;
    for (const productNo of [first, second, third]) await me('POST /api/v1/user/like/product', { body: { productNo } });
    await look("UPDATE product_like SET liked_at = liked_at + product_no * interval '1 second'");
    const page = await liked({ limit: 2 });
    expect(page).toMatchObject({ page: 1, limit: 2, totalCount: 3, hasNext: true });
    expect(numbers(page)).toEqual([third, second]);
    expect(page.list.every(({ isLike }: ProductCard) => isLike)).toBe(true);
    expect(numbers(await liked({ limit: 2, page: 2 }))).toEqual([first]);
  });

  test('are not listed when their store is hidden', async () => {
    await me('POST /api/v1/user/like/product', { body: { productNo: 11 } });
    await look(
      'UPDATE shop SET is_displayed = false WHERE shop_id = (SELECT shop_id FROM product WHERE product_no = 11)',
    );
    expect(await liked()).toMatchObject({ list: [], totalCount: 0, categories: [] });
  });

  test('store the page and position of the like', async () => {
    const [productNo = 0] = numbersOf.product;
    const userEventData = { page_name: '홈', order: 3 };
    await me('POST /api/v1/user/like/product', { body: { productNo, userEventData } });
    expect(await look('SELECT user_event_data AS said FROM product_like')).toEqual([{ said: userEventData }]);
    const wrong = { body: { productNo, userEventData: { a: { b: 1 } } } };
    expect(await me('POST /api/v1/user/like/product', wrong)).toBe(codes.notMatched);
  });
});

test('[SHP-06] liked stores are listed in pages, the latest first, with a filled heart', async () => {
  const [first = 0, second = 0, third = 0] = numbersOf.shop;
  for (const shopId of [first, second, third]) await me('POST /api/v1/user/like/shop', { body: { shopId } });
  await look("UPDATE shop_like SET liked_at = liked_at + shop_id * interval '1 second'");
  const { list } = await me<{ list: StoreCard[] }>('GET /api/v1/user/like/shop', { query: { limit: 2 } });
  expect(list.map(({ shopId, isLike, likeCount }) => [shopId, isLike, likeCount])).toEqual([
    [third, true, 1],
    [second, true, 1],
  ]);
});

test('likes of members who withdraw at once are removed without a deadlock', async () => {
  const nos = numbersOf.product.slice(0, 5);
  await look(`INSERT INTO product_like SELECT m, no, now() FROM unnest($1::integer[]) m, unnest($2::integer[]) no`, [
    [visitors.member.memberId, visitors.otherMember.memberId, visitors.admin.memberId],
    nos,
  ]);
  const members = [visitors.member, visitors.otherMember, visitors.admin];
  await Promise.all(members.map(({ memberId }) => look('DELETE FROM product_like WHERE member_id = $1', [memberId])));
  expect(await look('SELECT FROM product WHERE like_count <> 0')).toEqual([]);
});
