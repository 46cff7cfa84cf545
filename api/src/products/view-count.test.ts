import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';

let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const view = (payload: object) => ({ method: 'PUT', url: '/api/v2/display/product/view/count', payload }) as const;

test('[SHP-01] each view counts, also when many come at once', async () => {
  const read = async () => {
    const sql = 'SELECT product_no, view_count FROM product ORDER BY product_no LIMIT 1';
    const [row] = await query<{ product_no: number; view_count: number }>(market.databaseUrl, sql);
    return row ?? { product_no: 0, view_count: 0 };
  };
  const { product_no: productNo, view_count: before } = await read();
  const replies = await Promise.all(Array.from({ length: 30 }, () => market.app.inject(view({ productNo }))));
  expect(replies.map((reply) => reply.json())).toEqual(replies.map(() => ({ code: 0, message: '', data: {} })));
  expect((await read()).view_count).toBe(before + 30);
});

test('what is not there or hidden cannot be viewed', async () => {
  const [row] = await query<{ product_no: number }>(
    market.databaseUrl,
    `UPDATE product SET is_displayed = false
     WHERE product_no = (SELECT max(product_no) FROM product) RETURNING product_no`,
  );
  for (const productNo of [row?.product_no, 2_147_483_647]) {
    expect(await refuse(market.app, view({ productNo }))).toEqual({ status: 404, code: codes.noData });
  }
  expect(await refuse(market.app, view({}))).toEqual({ status: 400, code: codes.required });
  expect(await refuse(market.app, view({ productNo: '1' }))).toEqual({ status: 400, code: codes.notMatched });
});
