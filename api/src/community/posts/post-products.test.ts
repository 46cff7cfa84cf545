import type { Post } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { callAs } from '../../../test/call-as.ts';
import { aPost, write } from '../../../test/community.ts';
import { query } from '../../../test/query.ts';
import { openVisitors } from '../../../test/visitors.ts';

let market: TestApp;
let call: ReturnType<typeof callAs>;
let one = 0;
let other = 0;

beforeAll(async () => {
  market = await openTestApp('market');
  const { member } = await openVisitors(market.databaseUrl);
  call = callAs(market.app, member);
  const rows = await query<{ productNo: number }>(
    market.databaseUrl,
    'SELECT product_no AS "productNo" FROM product WHERE is_displayed ORDER BY product_no LIMIT 2',
  );
  [one = 0, other = 0] = rows.map(({ productNo }) => productNo);
});
afterAll(() => market.close());

const read = (id: number) => call<Post>('GET /api/v1/community/dashboard/:id', { params: { id } });
const numbersOf = async (id: number) => (await read(id)).products.map(({ productNo }) => productNo);
const change = (id: number, more: object) => {
  const { requestKey: _, ...body } = aPost(more);
  return call('PUT /api/v1/community/dashboard/:id', { params: { id }, body });
};

test('[COM-02] products are shown as cards in the writer’s order, and change only when they are sent', async () => {
  const id = await write({ call }, undefined, { productNos: [other, one] });
  expect((await read(id)).products).toMatchObject([
    { productNo: other, title: expect.any(String), shopName: expect.any(String) },
    { productNo: one },
  ]);
  await change(id, {});
  expect(await numbersOf(id)).toEqual([other, one]);
  await change(id, { productNos: [one] });
  expect(await numbersOf(id)).toEqual([one]);
  await change(id, { productNos: [] });
  expect(await numbersOf(id)).toEqual([]);
});

test('[COM-02] products must be shown by the market; one that is hidden later leaves the post', async () => {
  const unknown = aPost({ productNos: [one, 999_999_999] });
  expect(await call('POST /api/v1/community/dashboard', { body: unknown })).toBe(codes.noData);
  const id = await write({ call }, undefined, { productNos: [other, one] });
  await query(market.databaseUrl, 'UPDATE product SET is_displayed = false WHERE product_no = $1', [other]);
  expect(await numbersOf(id)).toEqual([one]);
});
