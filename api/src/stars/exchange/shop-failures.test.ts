import { testNow } from '../../../test/market.ts';
import { breakOutside, controlList, mendOutside } from '../../../test/outside.ts';
import { StarMarket, sums } from '../../../test/star-market.ts';

let shop: StarMarket;
beforeAll(async () => {
  shop = await StarMarket.open();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

describe('a shop platform that fails', () => {
  const status = async () => (await shop.query<{ status: string }>('SELECT status FROM star_exchange'))[0]?.status;

  test('refuses: the stars come back to where they were, once', async () => {
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

  test('is busy (429): it waits and is asked again', async () => {
    await shop.ask(1_000);
    await breakOutside(shop.market.outside, 'shop-points', 'busy', 1);
    await shop.settle();
    expect(await status()).toBe('HELD');
    await shop.settle();
    expect(await status()).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('has granted without saying so: it is looked up, and not asked again', async () => {
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
    'has not granted and does not say so (%s): it is asked again only when that is sure',
    async (mode) => {
      await shop.ask(1_000);
      await breakOutside(shop.market.outside, 'shop-points', mode, 1);
      await shop.settle();
      expect(await status()).toBe('UNKNOWN');
      // It may still be on its way.
      await shop.settle();
      expect(await status()).toBe('UNKNOWN');
      expect(await shop.granted()).toEqual([]);
      shop.market.clock.forward(31);
      await shop.settle();
      expect(await status()).toBe('COMPLETED');
      expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
    },
  );

  test('cannot be looked up either: nothing is decided', async () => {
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

  test('has forgotten the customer: it is told of it before', async () => {
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

  test('between holding and sending: another one sends it', async () => {
    const exchangeId = await open();
    await shop.query('UPDATE outbox SET attempts = 1');
    await shop.settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('after it wrote down that it sends, before it did: it is looked up, and sent when it is sure not to be there', async () => {
    const exchangeId = await open();
    await died('SENT');
    await shop.settle();
    expect(await found(exchangeId)).toBe('SENT');
    shop.market.clock.forward(31);
    await shop.settle();
    expect(await found(exchangeId)).toBe('COMPLETED');
    expect(await shop.granted()).toEqual([{ points: 100, requests: 1 }]);
  });

  test('after the shop had granted: it is found there', async () => {
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
