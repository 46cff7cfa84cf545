import type { Post, Reply } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { callAs } from '../../../test/call-as.ts';
import { aPost, newKey, write } from '../../../test/community.ts';
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

describe('[COM-03] a reply cites products', () => {
  let id = 0;
  const cite = (productNos: number[], more: object = {}) =>
    call<{ replyId: number }>('POST /api/v1/community/qna/:id/reply', {
      params: { id },
      body: { requestKey: newKey(), body: '이 상품을 써 보세요', productNos, ...more },
    });
  const list = async () =>
    (await call<{ list: Reply[] }>('GET /api/v1/community/qna/:id/reply', { params: { id } })).list;
  const citedIn = ({ products }: Pick<Reply, 'products'>) => products.map(({ productNo }) => productNo);
  const display = (productNo: number, isDisplayed: boolean) =>
    query(market.databaseUrl, 'UPDATE product SET is_displayed = $2 WHERE product_no = $1', [productNo, isDisplayed]);

  beforeEach(async () => {
    await display(other, true);
    id = await write({ call }, 'POST /api/v1/community/qna');
  });

  test('as cards in the writer’s order, also in a reply to a reply', async () => {
    const { replyId } = await cite([other, one]);
    await cite([one], { replyToId: replyId });
    await cite([]);
    const [first, second] = await list();
    expect(first?.products).toMatchObject([
      { productNo: other, title: expect.any(String), shopName: expect.any(String), price: expect.any(Number) },
      { productNo: one },
    ]);
    expect(first?.children.map(citedIn)).toEqual([[one]]);
    expect(second?.products).toEqual([]);
  });

  test('that the market shows, at most three; a refused reply is not written', async () => {
    await display(other, false);
    expect(await cite([one, other])).toBe(codes.noData);
    expect(await cite([one, one])).toBe(codes.outOfRange);
    expect(await cite([1, 2, 3, 4])).toBe(codes.outOfRange);
    expect(await list()).toEqual([]);
  });

  test('whose card goes when the market hides one, while the reply stays', async () => {
    await cite([other, one]);
    await display(other, false);
    const [reply] = await list();
    expect(reply).toMatchObject({ body: '이 상품을 써 보세요' });
    expect(reply && citedIn(reply)).toEqual([one]);
  });

  test('which go with the deleted reply, though its place stays', async () => {
    const { replyId } = await cite([one]);
    await cite([], { replyToId: replyId });
    await call('DELETE /api/v1/community/qna/:id/reply/:replyId', { params: { id, replyId } });
    expect(await list()).toMatchObject([{ body: null, products: [], children: [{ products: [] }] }]);
  });

  test('once, when the reply is sent again under its key; other products under the same key are another reply', async () => {
    const requestKey = newKey();
    const first = await cite([one], { requestKey });
    expect(await cite([one], { requestKey })).toEqual(first);
    expect(await cite([other], { requestKey })).toBe(codes.notMatched);
    expect((await list()).map(citedIn)).toEqual([[one]]);
  });
});
