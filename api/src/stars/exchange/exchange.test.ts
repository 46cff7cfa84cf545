import { codes } from '@jangteo/contract/codes';
import { testNow } from '../../../test/market.ts';
import { StarMarket, sums } from '../../../test/star-market.ts';

let shop: StarMarket;
beforeAll(async () => {
  shop = await StarMarket.open();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

test('the terms: ten stars are a point, at least 1,000 stars, and the level’s limit a day', async () => {
  expect(await shop.terms()).toEqual({
    ...{ balance: 5_000, rate: 10, min: 1_000, unit: 100 },
    ...{ todayLeft: 20_000, isFrozen: false },
  });
});

test('stars become points: taken at once, granted by the shop platform, announced by an alarm', async () => {
  const asked = await shop.ask(1_200);
  expect(asked).toMatchObject({
    data: { exchangeId: expect.any(Number), status: 'HELD' },
    toastItems: [{ isSuccess: true, startPhrase: '적립금', pointPhrase: '120원', endPhrase: '전환을 신청했어요' }],
  });
  expect(await shop.stars()).toMatchObject({ ...sums(3_800), lifetime: 5_000 });
  expect(await shop.terms()).toMatchObject({ balance: 3_800, todayLeft: 18_800 });

  await shop.settle();
  expect((await shop.outcome(asked.data.exchangeId)).data).toMatchObject({
    ...{ status: 'COMPLETED', stars: 1_200, points: 120, balance: 3_800 },
    finishDt: testNow.toISOString(),
  });
  expect(await shop.granted()).toEqual([{ points: 120, requests: 1 }]);
  expect(await shop.query('SELECT title, link FROM alarm')).toEqual([
    { title: '적립금 120원이 쌓였어요', link: `/my-page/point-exchange/complete/${asked.data.exchangeId}` },
  ]);
  expect((await shop.call('GET /api/v1/user/point/history', { search: '?type=use' })).data.list).toMatchObject([
    {
      rule: 'exchange',
      title: '적립금 전환',
      stars: -1_200,
      balance: 3_800,
      cause: { link: `/my-page/point-exchange/complete/${asked.data.exchangeId}` },
    },
  ]);
});

describe('the request', () => {
  test('when repeated returns the first result, without a second toast', async () => {
    const first = await shop.ask(1_000);
    await shop.settle();
    const second = await shop.ask(1_000);
    expect(second.data).toEqual(first.data);
    expect(second).not.toHaveProperty('toastItems');
    expect(await shop.stars()).toMatchObject(sums(4_000));
  });

  test('is refused while the member withdraws, when the shop platform deletes its customer', async () => {
    await shop.query(
      `UPDATE star_account SET closes_until = '${testNow.toISOString()}'::timestamptz + interval '1 second'`,
    );
    expect(await shop.ask(1_000)).toMatchObject({ code: codes.outOfRange });
    await shop.query(`UPDATE star_account SET closes_until = '${testNow.toISOString()}'`);
    expect(await shop.ask(1_000)).toMatchObject({ data: { status: 'HELD' } });
  });

  test('is recognised by its key even when its idempotency record has expired', async () => {
    const { data } = await shop.ask(1_000);
    await shop.query('TRUNCATE idempotency');
    expect((await shop.ask(1_000)).data).toEqual(data);
    await shop.query('TRUNCATE idempotency');
    expect(await shop.ask(2_000)).toMatchObject({ code: codes.notMatched });
    expect(await shop.stars()).toMatchObject(sums(4_000));
  });

  test('with the same key and other stars is code 12', async () => {
    await shop.ask(1_000);
    expect(await shop.ask(1_100)).toMatchObject({ code: codes.notMatched });
    expect(await shop.stars()).toMatchObject(sums(4_000));
  });

  test.each([
    [900, '별 1,000개부터 전환할 수 있어요.'],
    [1_050, '별 100개 단위로 전환할 수 있어요.'],
    [5_100, '가진 별보다 많이 전환할 수 없어요.'],
  ])('for %i stars is refused, and the key stays unused', async (wanted, message) => {
    expect(await shop.ask(wanted)).toMatchObject({ code: codes.outOfRange, message });
    expect(await shop.ask(1_000)).toMatchObject({ code: codes.ok });
    expect(await shop.stars()).toMatchObject(sums(4_000));
  });

  test('over the day’s limit is refused until the next day in Korea', async () => {
    await shop.query('UPDATE star_account SET lifetime_stars = 0');
    await shop.give(10_000);
    await shop.query('UPDATE star_account SET lifetime_stars = 0');
    await shop.ask(9_500);
    expect(await shop.ask(1_000, 'key-00002')).toMatchObject({
      ...{ code: codes.outOfRange, message: '오늘은 별 500개까지 더 전환할 수 있어요.' },
    });
    await shop.query('UPDATE star_exchange SET on_day = on_day - 1');
    expect(await shop.ask(1_000, 'key-00002')).toMatchObject({ code: codes.ok });
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
    expect(await shop.call('POST /api/v1/user/point/exchange', { payload })).toMatchObject({ code });
  });

  test('made many times at once never takes more than the balance', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => shop.ask(1_000, `key-of-${n}-x`)));
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(5);
    expect(await shop.stars()).toMatchObject(sums(0));
  });
});

test('cannot be seen by another member', async () => {
  const { data } = await shop.ask(1_000);
  expect(await shop.outcome(data.exchangeId, 'otherMember')).toMatchObject({ code: codes.noData });
  expect(await shop.outcome(data.exchangeId + 1)).toMatchObject({ code: codes.noData });
});

describe('a withdrawal', () => {
  const leave = () => shop.call('DELETE /api/v2/auth/social/withdrawal', { payload: { reason: 'other' } });

  test('waits for an open exchange, and deletes the stars after that', async () => {
    await shop.ask(1_000);
    expect(await leave()).toMatchObject({
      code: codes.withdrawalFailed,
      message: '처리 중인 별 전환이 끝난 뒤에 탈퇴할 수 있어요.',
    });
    expect(await shop.stars()).toMatchObject(sums(4_000));
    await shop.settle();
    expect(await leave()).toMatchObject({ code: codes.ok });
    for (const table of ['star_account', 'star_ledger', 'star_lot', 'star_lot_use', 'star_exchange']) {
      expect(await shop.query(`SELECT FROM ${table}`)).toEqual([]);
    }
  });
});
