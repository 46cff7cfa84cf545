import { type CallDefinition, type CallKey, calls, type ExchangeTerms } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { Value } from 'typebox/value';
import { testNow } from '../../../test/market.ts';
import {
  breakOutside,
  type ConnectedApp,
  controlList,
  forgetEveryone,
  mendOutside,
  openConnectedApp,
  outsideSettings,
} from '../../../test/outside.ts';
import { query } from '../../../test/query.ts';
import { giveStars, starsOf } from '../../../test/stars.ts';
import { openVisitors, type Role, type Visitor } from '../../../test/visitors.ts';
import { makeDeliveries } from '../../errands.ts';
import { defaults } from '../../platform/config.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { makeKeys } from '../../platform/keys.ts';
import { deliverDue } from '../../platform/outbox/deliver.ts';
import { keepStars } from '../upkeep/keep-stars.ts';
import { reconcileStars } from '../upkeep/reconcile.ts';

let market: ConnectedApp;
let database: Database;
let visitors: Record<Role, Visitor>;
beforeAll(async () => {
  market = await openConnectedApp();
  database = openDatabase(market.databaseUrl, () => undefined);
});
beforeEach(async () => {
  await forgetEveryone(market);
  await mendOutside(market.outside);
  visitors = await openVisitors(market.databaseUrl);
  await giveStars(database, { memberId: visitors.member.memberId, stars: 5_000, now: testNow });
});
afterAll(async () => {
  await database.close();
  await market.close();
});

async function call(key: CallKey, { payload, search = '', role = 'member' as Role }: Request = {}) {
  const [method, path] = key.split(' ') as ['GET', string];
  const { headers } = visitors[role];
  const reply = await market.app.inject({ method, url: path + search, headers, ...(payload && { payload }) });
  const body = reply.json();
  if (body.code === codes.ok) {
    expect([...Value.Errors((calls[key] as CallDefinition).reply, body.data)]).toEqual([]);
  }
  return body;
}
interface Request {
  payload?: object;
  search?: string;
  role?: Role;
}

const ask = (stars: number, requestKey = 'key-00001', role: Role = 'member') =>
  call('POST /api/v1/user/point/exchange', { payload: { stars, requestKey }, role });
const terms = async (): Promise<ExchangeTerms> => (await call('GET /api/v1/user/point/exchange')).data;
const outcome = async (exchangeId: number, role: Role = 'member') =>
  call('GET /api/v1/user/point/exchange/complete', { search: `?exchangeId=${exchangeId}`, role });
const stars = () => starsOf(market.databaseUrl, visitors.member.memberId);
const sums = (sum: number) => ({ balance: sum, ledger: sum, lots: sum });

/** What the shop platform granted to the member, under the key of this test's member. */
async function granted(): Promise<{ points: number; requests: number }[]> {
  const list = (await controlList(market.outside, 'shop/points')) as unknown as {
    customerKey: string;
    points: number;
    requests: number;
  }[];
  const customerKey = await findCustomerKey();
  return list
    .filter((grant) => grant.customerKey === customerKey)
    .map(({ points, requests }) => ({ points, requests }));
}

async function findCustomerKey(): Promise<string | undefined> {
  const sql = 'SELECT shop_customer_key AS key FROM member WHERE member_id = $1';
  const [member] = await query<{ key: string }>(market.databaseUrl, sql, [visitors.member.memberId]);
  return member?.key;
}

/** One round of the work in the background, with everything due. */
async function settle(): Promise<void> {
  await query(market.databaseUrl, 'UPDATE outbox SET next_at = now()');
  const outside = outsideSettings(market.outside);
  const services = { database, keys: makeKeys(defaults.jwtSecret), outside, now: () => market.clock.now };
  await deliverDue(database, makeDeliveries(services), market.app.log);
}

test('the terms: ten stars are a point, at least 1,000, and the level’s limit a day', async () => {
  expect(await terms()).toEqual({
    ...{ balance: 5_000, rate: 10, min: 1_000, unit: 100 },
    ...{ todayLeft: 20_000, isFrozen: false },
  });
});

test('stars become points: taken at once, granted by the shop, told in an alarm', async () => {
  const asked = await ask(1_200);
  expect(asked).toMatchObject({
    data: { exchangeId: expect.any(Number), status: 'HELD' },
    toastItems: [{ isSuccess: true, startPhrase: '적립금', pointPhrase: '120원', endPhrase: '전환을 신청했어요' }],
  });
  expect(await stars()).toMatchObject({ ...sums(3_800), lifetime: 5_000 });
  expect(await terms()).toMatchObject({ balance: 3_800, todayLeft: 18_800 });

  await settle();
  expect((await outcome(asked.data.exchangeId)).data).toMatchObject({
    ...{ status: 'COMPLETED', stars: 1_200, points: 120, balance: 3_800 },
    finishDt: testNow.toISOString(),
  });
  expect(await granted()).toEqual([{ points: 120, requests: 1 }]);
  expect(await query(market.databaseUrl, 'SELECT title, link FROM alarm')).toEqual([
    { title: '적립금 120원이 쌓였어요', link: '/my-page/point-exchange' },
  ]);
  expect((await call('GET /api/v1/user/point/history', { search: '?type=use' })).data.list).toMatchObject([
    {
      rule: 'exchange',
      title: '적립금 전환',
      stars: -1_200,
      balance: 3_800,
      cause: { link: '/my-page/point-exchange' },
    },
  ]);
});

describe('the request', () => {
  test('when repeated gets the first answer, and no second toast', async () => {
    const first = await ask(1_000);
    await settle();
    const second = await ask(1_000);
    expect(second.data).toEqual(first.data);
    expect(second).not.toHaveProperty('toastItems');
    expect(await stars()).toMatchObject(sums(4_000));
  });

  test('is known by its key even when its answer is no longer kept', async () => {
    const { data } = await ask(1_000);
    await query(market.databaseUrl, 'TRUNCATE idempotency');
    expect((await ask(1_000)).data).toEqual(data);
    await query(market.databaseUrl, 'TRUNCATE idempotency');
    expect(await ask(2_000)).toMatchObject({ code: codes.notMatched });
    expect(await stars()).toMatchObject(sums(4_000));
  });

  test('with the same key for something else is code 12', async () => {
    await ask(1_000);
    expect(await ask(1_100)).toMatchObject({ code: codes.notMatched });
    expect(await stars()).toMatchObject(sums(4_000));
  });

  test.each([
    [900, '별 1,000개부터 전환할 수 있어요.'],
    [1_050, '별 100개 단위로 전환할 수 있어요.'],
    [5_100, '가진 별보다 많이 전환할 수 없어요.'],
  ])('for %i stars is refused, and the key stays free', async (wanted, message) => {
    expect(await ask(wanted)).toMatchObject({ code: codes.outOfRange, message });
    expect(await ask(1_000)).toMatchObject({ code: codes.ok });
    expect(await stars()).toMatchObject(sums(4_000));
  });

  test('over the day’s limit is refused until the next day in Korea', async () => {
    await query(market.databaseUrl, 'UPDATE star_account SET lifetime_stars = 0');
    const { memberId } = visitors.member;
    await giveStars(database, { memberId, stars: 10_000, now: testNow });
    await query(market.databaseUrl, 'UPDATE star_account SET lifetime_stars = 0');
    await ask(9_500);
    expect(await ask(1_000, 'key-00002')).toMatchObject({
      ...{ code: codes.outOfRange, message: '오늘은 별 500개까지 더 전환할 수 있어요.' },
    });
    await query(market.databaseUrl, 'UPDATE star_exchange SET on_day = on_day - 1');
    expect(await ask(1_000, 'key-00002')).toMatchObject({ code: codes.ok });
  });

  test.each([
    [{}, codes.required],
    [{ stars: 1_000 }, codes.required],
    [{ stars: '1000', requestKey: 'key-00001' }, codes.notMatched],
    [{ stars: 1_000.5, requestKey: 'key-00001' }, codes.notMatched],
    [{ stars: -1_000, requestKey: 'key-00001' }, codes.outOfRange],
    [{ stars: 1_000, requestKey: 'short' }, codes.notMatched],
    [{ stars: 1_000, requestKey: 'key-00001', memberId: 1 }, codes.unsupported],
  ])('%j is refused', async (payload, code) => {
    expect(await call('POST /api/v1/user/point/exchange', { payload })).toMatchObject({ code });
  });

  test('of many at once takes no more than there is', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(1_000, `key-of-${n}-x`)));
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(5);
    expect(await stars()).toMatchObject(sums(0));
  });
});

test('nobody sees the exchange of another', async () => {
  const { data } = await ask(1_000);
  expect(await outcome(data.exchangeId, 'otherMember')).toMatchObject({ code: codes.noData });
  expect(await outcome(data.exchangeId + 1)).toMatchObject({ code: codes.noData });
});

describe('a shop platform that fails', () => {
  const status = async () =>
    (await query<{ status: string }>(market.databaseUrl, 'SELECT status FROM star_exchange'))[0]?.status;

  test('refuses: the stars come back to where they were, once', async () => {
    const before = await query(market.databaseUrl, 'SELECT * FROM star_lot');
    const { data } = await ask(1_000);
    await breakOutside(market.outside, 'shop-points', 'refuse');
    await settle();
    await settle();
    expect((await outcome(data.exchangeId)).data).toMatchObject({ status: 'RELEASED', balance: 5_000 });
    expect(await stars()).toMatchObject(sums(5_000));
    expect(await query(market.databaseUrl, 'SELECT * FROM star_lot')).toEqual(before);
    expect(await terms()).toMatchObject({ todayLeft: 20_000 });
    expect(await query(market.databaseUrl, 'SELECT title FROM alarm')).toEqual([
      { title: '적립금으로 바꾸지 못했어요' },
    ]);
  });

  test('is busy (429): it waits and is asked again', async () => {
    await ask(1_000);
    await breakOutside(market.outside, 'shop-points', 'busy', 1);
    await settle();
    expect(await status()).toBe('HELD');
    await settle();
    expect(await status()).toBe('COMPLETED');
    expect(await granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('has granted without saying so: it is looked up, and not asked again', async () => {
    await ask(1_000);
    await breakOutside(market.outside, 'shop-points', 'late', 1);
    await settle();
    expect(await status()).toBe('UNKNOWN');
    await settle();
    expect(await status()).toBe('COMPLETED');
    expect(await granted()).toEqual([{ points: 100, requests: 1 }]);
    expect(await stars()).toMatchObject(sums(4_000));
  });

  test.each(['error', 'nonsense', 'redirect', 'hang'])(
    'has not granted and does not say so (%s): it is asked again only when that is sure',
    async (mode) => {
      await ask(1_000);
      await breakOutside(market.outside, 'shop-points', mode, 1);
      await settle();
      expect(await status()).toBe('UNKNOWN');
      // It may still be on its way.
      await settle();
      expect(await status()).toBe('UNKNOWN');
      expect(await granted()).toEqual([]);
      market.clock.forward(31);
      await settle();
      expect(await status()).toBe('COMPLETED');
      expect(await granted()).toEqual([{ points: 100, requests: 1 }]);
    },
  );

  test('cannot be looked up either: nothing is decided', async () => {
    await ask(1_000);
    await breakOutside(market.outside, 'shop-points', 'late', 1);
    await breakOutside(market.outside, 'shop-points-lookup', 'error');
    market.clock.forward(-25 * 3_600);
    await settle();
    market.clock.forward(50 * 3_600);
    await settle();
    expect(await status()).toBe('UNKNOWN');
    await mendOutside(market.outside);
    await settle();
    expect(await status()).toBe('COMPLETED');
  });

  test('grants nothing for a day: the stars come back', async () => {
    await ask(1_000);
    await breakOutside(market.outside, 'shop-points', 'error');
    for (const _ of [1, 2]) {
      await settle();
      market.clock.forward(3_600);
    }
    expect(await status()).toBe('UNKNOWN');
    market.clock.forward(24 * 3_600);
    await settle();
    expect(await status()).toBe('RELEASED');
    expect(await stars()).toMatchObject(sums(5_000));
    expect(await granted()).toEqual([]);
  });

  test('has forgotten the customer: it is told of it before', async () => {
    await ask(1_000);
    await settle();
    expect(await controlList(market.outside, 'shop/customers')).toContain(await findCustomerKey());
    expect(await query(market.databaseUrl, 'SELECT FROM member WHERE shop_registered_at IS NOT NULL')).toHaveLength(1);
  });
});

describe('a process that dies', () => {
  const open = async () => (await ask(1_000)).data.exchangeId;
  const died = (status: string) =>
    query(market.databaseUrl, 'UPDATE star_exchange SET status = $1, sent_at = $2', [status, testNow]);
  const found = async (exchangeId: number) => (await outcome(exchangeId)).data.status;

  test('between holding and sending: another one sends it', async () => {
    const exchangeId = await open();
    await query(market.databaseUrl, 'UPDATE outbox SET attempts = 1');
    await settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('after it wrote down that it sends, before it did: it is looked up, and sent when it is sure not to be there', async () => {
    const exchangeId = await open();
    await died('SENT');
    await settle();
    expect(await found(exchangeId)).toBe('SENT');
    market.clock.forward(31);
    await settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('after the shop had granted: it is found there', async () => {
    const exchangeId = await open();
    await settle();
    await query(market.databaseUrl, "UPDATE star_exchange SET status = 'SENT', finished_at = NULL");
    await query(market.databaseUrl, 'UPDATE outbox SET done_at = NULL, payload = $1', [{ exchangeId }]);
    await settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await granted()).toEqual([{ points: 100, requests: 1 }]);
    expect(await stars()).toMatchObject(sums(4_000));
  });
});

describe('automatic exchange', () => {
  const auto = (autoYN: string) => call('PUT /api/v1/user/point/exchange/auto', { payload: { autoYN } });
  const keep = () => keepStars(database, market.clock.now, market.app.log);

  test('is off until it is switched on', async () => {
    expect((await call('GET /api/v1/user/point/exchange/auto')).data).toEqual({ autoYN: 'N' });
    await keep();
    expect(await stars()).toMatchObject(sums(5_000));
    expect((await auto('Y')).data).toEqual({ autoYN: 'Y' });
    expect((await call('GET /api/v1/user/point/exchange/auto')).data).toEqual({ autoYN: 'Y' });
    expect(await auto('y')).toMatchObject({ code: codes.undefined });
  });

  test('takes all that can be taken, once a day, in however many processes', async () => {
    await auto('Y');
    await query(market.databaseUrl, 'UPDATE star_account SET lifetime_stars = lifetime_stars');
    await Promise.all([keep(), keep(), keep()]);
    expect(await stars()).toMatchObject(sums(0));
    const { memberId } = visitors.member;
    await giveStars(database, { memberId, stars: 1_234, now: market.clock.now });
    await keep();
    expect(await stars()).toMatchObject(sums(1_234));
    market.clock.forward(24 * 3_600);
    await keep();
    expect(await stars()).toMatchObject(sums(34));
    expect(await query(market.databaseUrl, 'SELECT stars FROM star_exchange WHERE is_auto ORDER BY 1')).toEqual([
      { stars: 1_200 },
      { stars: 5_000 },
    ]);
  });
});

describe('sums that differ', () => {
  test('freeze exchange and nothing else, until they are the same again', async () => {
    expect(await reconcileStars(database, testNow)).toEqual({ checked: 1, mismatches: [] });
    await query(market.databaseUrl, 'UPDATE star_account SET balance = balance + 7');
    expect(await reconcileStars(database, testNow)).toEqual({
      checked: 1,
      mismatches: [{ memberId: visitors.member.memberId, balance: 5_007, ledger: 5_000, lots: 5_000 }],
    });
    expect(await terms()).toMatchObject({ isFrozen: true });
    expect(await ask(1_000)).toMatchObject({
      code: codes.unsupported,
      message: expect.stringContaining('잠시 멈췄어요'),
    });
    expect((await call('GET /api/v1/display/web/profile' as CallKey)).toastItems).toHaveLength(1);
    await query(market.databaseUrl, 'UPDATE star_account SET balance = balance - 7');
    await reconcileStars(database, testNow);
    expect(await ask(1_000)).toMatchObject({ code: codes.ok });
    expect(await query(market.databaseUrl, 'SELECT act FROM audit_log ORDER BY audit_id')).toEqual([
      { act: 'freeze-stars' },
      { act: 'thaw-stars' },
    ]);
  });

  test('stop an exchange even before anybody has looked', async () => {
    await query(market.databaseUrl, 'UPDATE star_lot SET stars_left = 500');
    expect(await ask(1_000)).toMatchObject({ code: codes.unsupported });
    expect(await query(market.databaseUrl, 'SELECT FROM star_exchange')).toEqual([]);
    expect(await stars()).toMatchObject({ balance: 5_000 });
  });
});

describe('who leaves', () => {
  const leave = () => call('DELETE /api/v2/auth/social/withdrawal', { payload: { reason: 'other' } });

  test('waits for stars on their way, and takes nothing along after that', async () => {
    await ask(1_000);
    expect(await leave()).toMatchObject({
      code: codes.withdrawalFailed,
      message: '처리 중인 별 전환이 끝난 뒤에 탈퇴할 수 있습니다.',
    });
    expect(await stars()).toMatchObject(sums(4_000));
    await settle();
    expect(await leave()).toMatchObject({ code: codes.ok });
    for (const table of ['star_account', 'star_ledger', 'star_lot', 'star_lot_use', 'star_exchange']) {
      expect(await query(market.databaseUrl, `SELECT FROM ${table}`)).toEqual([]);
    }
  });
});
