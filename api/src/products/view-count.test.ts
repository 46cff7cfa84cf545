import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, type TestApp } from '../../test/app.ts';
import { query } from '../../test/query.ts';
import { starsOf } from '../../test/stars.ts';
import { openVisitors, type Role, type Visitor } from '../../test/visitors.ts';

let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('market');
});
afterAll(() => market.close());

const view = (payload: object) => ({ method: 'PUT', url: '/api/v2/display/product/view/count', payload }) as const;

const read = async () => {
  const sql = 'SELECT product_no, view_count FROM product ORDER BY product_no LIMIT 1';
  const [row] = await query<{ product_no: number; view_count: number }>(market.databaseUrl, sql);
  return row ?? { product_no: 0, view_count: 0 };
};

test('[SHP-01] views of one network count up to twenty times a day, whatever devices it names', async () => {
  const { product_no: productNo, view_count: before } = await read();
  const devices = Array.from({ length: 100 }, (_, n) => `w-invented-${n}`);
  for (const deviceUuid of devices) await market.app.inject({ ...view({ productNo }), headers: { deviceUuid } });
  expect((await read()).view_count).toBe(before + 20);
  const marks = await query<{ mark: string }>(market.databaseUrl, 'SELECT mark FROM product_counted');
  expect(marks.filter(({ mark }) => /invented|127/.test(mark))).toEqual([]);
});

test('[SHP-01] each network’s view counts, also when many come at once', async () => {
  const { product_no: productNo, view_count: before } = await read();
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      market.app.inject({ ...view({ productNo }), remoteAddress: `203.0.113.${n}` }),
    ),
  );
  expect(replies.map((reply) => reply.json())).toEqual(replies.map(() => ({ code: 0, message: '', data: {} })));
  expect((await read()).view_count).toBe(before + 30);
});

test('a missing or hidden product cannot be viewed', async () => {
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

describe('stars for a view', () => {
  let visitors: Record<Role, Visitor>;
  let products: number[];
  beforeAll(async () => {
    visitors = await openVisitors(market.databaseUrl);
    // As after a login.
    await query(
      market.databaseUrl,
      'INSERT INTO device (device_uuid, member_id, seen_at) SELECT device_uuid, member_id, created_at FROM session',
    );
    const rows = await query<{ no: number }>(
      market.databaseUrl,
      'SELECT product_no AS no FROM product WHERE is_displayed ORDER BY product_no LIMIT 12',
    );
    products = rows.map(({ no }) => no);
  });
  beforeEach(() => query(market.databaseUrl, 'TRUNCATE star_account CASCADE'));

  /** A view as the bridge sends it: from a device, without a login. */
  const look = async (productNo: number | undefined, deviceUuid: string) => {
    const reply = await market.app.inject({ ...view({ productNo }), headers: { deviceUuid } });
    expect(reply.json()).toMatchObject({ code: 0, data: {} });
    return reply.json().toastItems;
  };
  const paid = [{ isSuccess: true, startPhrase: '상품 구경으로', pointPhrase: '별 1개', endPhrase: '를 받았어요' }];

  test('[BRG-02] are paid to the member who is signed in on the device, once for each product', async () => {
    expect(await look(products[0], 'w-member')).toEqual(paid);
    expect(await look(products[0], 'w-member')).toBeUndefined();
    expect(await look(products[1], 'w-member')).toEqual(paid);
    expect(await starsOf(market.databaseUrl, visitors.member.memberId)).toMatchObject({ balance: 2 });
  });

  test('are not paid to another member who signed in elsewhere under the id of the device', async () => {
    const { member, otherMember } = visitors;
    await query(
      market.databaseUrl,
      `INSERT INTO session (session_id, member_id, device_uuid, created_at, last_used_at, expires_at)
       SELECT gen_random_uuid(), $1, 'w-member', created_at + interval '1 minute', last_used_at, expires_at
       FROM session WHERE member_id = $2`,
      [otherMember.memberId, member.memberId],
    );
    expect(await look(products[0], 'w-member')).toEqual(paid);
    expect(await starsOf(market.databaseUrl, member.memberId)).toMatchObject({ balance: 1 });
  });

  test('end with the tenth product of the day', async () => {
    const told = [];
    for (const product of products) told.push(await look(product, 'w-member'));
    expect(told).toEqual([...Array(10).fill(paid), undefined, undefined]);
  });

  test('are not paid on a device without a signed-in member, or whose member is banned', async () => {
    await query(market.databaseUrl, "UPDATE session SET revoked_at = now() WHERE device_uuid = 'w-otherMember'");
    for (const device of ['w-stranger', 'w-otherMember', 'w-banned']) {
      expect(await look(products[0], device)).toBeUndefined();
    }
    expect(await query(market.databaseUrl, 'SELECT FROM star_ledger')).toEqual([]);
  });

  test('an invalid device id is refused', async () => {
    const request = { ...view({ productNo: products[0] }), headers: { deviceUuid: "w'--" } };
    expect(await refuse(market.app, request)).toEqual({ status: 400, code: codes.notMatched });
  });
});
