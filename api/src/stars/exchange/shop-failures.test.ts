import { queueBehind } from '../../../test/locks.ts';
import { testNow } from '../../../test/market.ts';
import { breakOutside, controlList, mendOutside } from '../../../test/outside.ts';
import { StarMarket, sums } from '../../../test/star-market.ts';
import { findPoint } from '../point.ts';
import { expireStars } from '../upkeep/expire-stars.ts';

let shop: StarMarket;
beforeAll(async () => {
  shop = await StarMarket.open();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

describe('a shop platform that fails', () => {
  const status = async () => (await shop.query<{ status: string }>('SELECT status FROM star_exchange'))[0]?.status;

  test('refuses: the stars come back to their lots, once', async () => {
    const before = await shop.query('SELECT * FROM star_lot');
    const { data } = await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'refuse');
    await shop.settle();
    await shop.settle();
    expect((await shop.outcome(data.exchangeId)).data).toMatchObject({ status: 'RELEASED', balance: 5_000 });
    expect(await shop.stars()).toMatchObject(sums(5_000));
    expect(await shop.query('SELECT * FROM star_lot')).toEqual(before);
    expect(await shop.terms()).toMatchObject({ todayLeft: 20_000 });
    expect(await shop.query('SELECT title FROM alarm')).toEqual([{ title: '적립금으로 바꾸지 못했어요' }]);
  });

  test('refuses as the day ends: stars that come back after others of their day have expired get another month', async () => {
    await shop.give(2_000, new Date('2025-11-20T03:00:00Z'));
    await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'refuse');
    shop.market.clock.now = new Date('2026-11-20T14:59:59.900Z');
    const midnight = new Date('2026-11-20T15:00:00Z');
    const expire = () => expireStars({ database: shop.database, now: midnight, log: shop.market.app.log });
    await queueBehind(shop.market.databaseUrl, 'SELECT FROM star_account FOR UPDATE', [expire, () => shop.settle()]);
    expect(await status()).toBe('RELEASED');
    expect(await shop.stars()).toMatchObject(sums(6_000));
    expect(await findPoint(shop.database, shop.memberId, midnight)).toMatchObject({
      ...{ balance: 6_000, expiringStars: 1_000, expireDt: '2026-12-20T15:00:00.000Z' },
    });
  });

  test('refuses when the held stars have expired: they last to the end of a day a month later', async () => {
    await shop.give(1_000, new Date('2025-11-20T03:00:00Z'));
    await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'refuse');
    shop.market.clock.now = new Date('2026-11-20T16:00:00Z');
    await shop.settle();
    expect(await findPoint(shop.database, shop.memberId, shop.market.clock.now)).toMatchObject({
      ...{ balance: 6_000, expireDt: null },
    });
    const [returned] = await shop.query('SELECT expires_at FROM star_lot ORDER BY expires_at');
    expect(returned).toEqual({ expires_at: new Date('2026-12-21T15:00:00Z') });
  });

  test('refuses two exchanges: in the history each one and its return name each other', async () => {
    await breakOutside(shop.market.outside, 'shop-points', 'refuse');
    for (const stars of [1_000, 2_000]) {
      await shop.ask(stars, `key-${stars}`);
      await shop.settle();
    }
    const { list } = (await shop.call('GET /api/v1/user/point/history')).data;
    expect(list.slice(0, 4)).toMatchObject([
      { stars: 2_000, counterpart: { historyId: list[1].historyId, title: '적립금 전환', stars: -2_000 } },
      { stars: -2_000, counterpart: { historyId: list[0].historyId, title: '전환 취소', stars: 2_000 } },
      { stars: 1_000, counterpart: { historyId: list[3].historyId, title: '적립금 전환', stars: -1_000 } },
      { stars: -1_000, counterpart: { historyId: list[2].historyId, title: '전환 취소', stars: 1_000 } },
    ]);
  });

  test('is busy (429): the exchange waits and is retried', async () => {
    await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'busy', 1);
    await shop.settle();
    expect(await status()).toBe('HELD');
    await shop.settle();
    expect(await status()).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('is busy (429) after an exchange whose response was lost: that one is still looked up before anything is decided', async () => {
    const { data } = await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'hang', 1);
    await shop.settle();
    shop.market.clock.forward(31);
    await breakOutside(shop.market.outside, 'shop-points', 'busy', 1);
    await shop.settle();
    expect(await status()).toBe('UNKNOWN');
    // The first request is worked on after all; another one would be refused.
    await shop.grantDirectly(data.exchangeId);
    await breakOutside(shop.market.outside, 'shop-points', 'refuse');
    shop.market.clock.forward(31);
    await shop.settle();
    expect(await status()).toBe('COMPLETED');
    expect(await shop.stars()).toMatchObject(sums(4_000));
  });

  test('has granted, but its response was lost: the grant is looked up, and not requested again', async () => {
    await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'late', 1);
    await shop.settle();
    expect(await status()).toBe('UNKNOWN');
    await shop.settle();
    expect(await status()).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
    expect(await shop.stars()).toMatchObject(sums(4_000));
  });

  test.each(['error', 'nonsense', 'redirect', 'hang'])(
    'has not granted, and its response was lost (%s): the grant is requested again only when it surely never arrived',
    async (mode) => {
      await shop.ask(1_000);
      await breakOutside(shop.market.outside, 'shop-points', mode, 1);
      await shop.settle();
      expect(await status()).toBe('UNKNOWN');
      // The request may still be on its way.
      await shop.settle();
      expect(await status()).toBe('UNKNOWN');
      expect(await shop.granted()).toEqual([]);
      shop.market.clock.forward(31);
      await shop.settle();
      expect(await status()).toBe('COMPLETED');
      expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
    },
  );

  test('fails the look-up, too: nothing is decided', async () => {
    await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'late', 1);
    await breakOutside(shop.market.outside, 'shop-points-lookup', 'error');
    shop.market.clock.forward(-25 * 3_600);
    await shop.settle();
    shop.market.clock.forward(50 * 3_600);
    await shop.settle();
    expect(await status()).toBe('UNKNOWN');
    await mendOutside(shop.market.outside);
    await shop.settle();
    expect(await status()).toBe('COMPLETED');
  });

  test('grants nothing for a day: the stars come back', async () => {
    await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'error');
    for (const _ of [1, 2]) {
      await shop.settle();
      shop.market.clock.forward(3_600);
    }
    expect(await status()).toBe('UNKNOWN');
    shop.market.clock.forward(24 * 3_600);
    await shop.settle();
    expect(await status()).toBe('RELEASED');
    expect(await shop.stars()).toMatchObject(sums(5_000));
    expect(await shop.granted()).toEqual([]);
  });

  test('has lost the customer: the customer is registered again first', async () => {
    await shop.ask(1_000);
    await shop.settle();
    expect(await controlList(shop.market.outside, 'shop/customers')).toContain(await shop.customerKey());
    expect(await shop.query('SELECT FROM member WHERE shop_registered_at IS NOT NULL')).toHaveLength(1);
  });
});

describe('a process that dies', () => {
  const open = async () => (await shop.ask(1_000)).data.exchangeId;
  const died = (status: string) => shop.query('UPDATE star_exchange SET status = $1, sent_at = $2', [status, testNow]);
  const found = async (exchangeId: number) => (await shop.outcome(exchangeId)).data.status;

  test('between holding and sending: another process sends the request', async () => {
    const exchangeId = await open();
    await shop.query('UPDATE outbox SET attempts = 1');
    await shop.settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('after recording that it sends, before it did: the grant is looked up, and requested when it is surely missing', async () => {
    const exchangeId = await open();
    await died('SENT');
    await shop.settle();
    expect(await found(exchangeId)).toBe('SENT');
    shop.market.clock.forward(31);
    await shop.settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('after the shop platform granted: the grant is found by the look-up', async () => {
    const exchangeId = await open();
    await shop.settle();
    await shop.query("UPDATE star_exchange SET status = 'SENT', finished_at = NULL");
    await shop.query('UPDATE outbox SET done_at = NULL, payload = $1', [{ exchangeId }]);
    await shop.settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
    expect(await shop.stars()).toMatchObject(sums(4_000));
  });
});
