import { codes } from '@jangteo/contract/codes';
import { starRules } from '@jangteo/contract/star-rules';
import { StarMarket, sums } from '../../../test/star-market.ts';
import { giveStars, starsOf } from '../../../test/stars.ts';
import { maintainStars } from '../upkeep/maintain-stars.ts';

let shop: StarMarket;
beforeAll(async () => {
  shop = await StarMarket.open();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

describe('automatic exchange', () => {
  const auto = (autoYN: string) => shop.call('PUT /api/v1/user/point/exchange/auto', { payload: { autoYN } });
  const state = async () => (await shop.call('GET /api/v1/user/point/exchange/auto')).data;
  const keep = () => maintainStars({ database: shop.database, now: shop.market.clock.now, log: shop.market.app.log });

  test('is off until it is switched on', async () => {
    expect(await state()).toEqual({ autoYN: 'N', nextDay: null });
    await keep();
    expect(await shop.stars()).toMatchObject(sums(5_000));
    expect((await auto('Y')).data).toEqual(await state());
    expect(await state()).toMatchObject({ autoYN: 'Y' });
    expect(await auto('y')).toMatchObject({ code: codes.undefined });
  });

  test('exchanges everything possible, once a day, in any number of processes', async () => {
    await auto('Y');
    await shop.query('UPDATE star_account SET lifetime_stars = lifetime_stars');
    await Promise.all([keep(), keep(), keep()]);
    expect(await shop.stars()).toMatchObject(sums(0));
    await shop.give(1_234, shop.market.clock.now);
    await keep();
    expect(await shop.stars()).toMatchObject(sums(1_234));
    shop.market.clock.forward(24 * 3_600);
    await keep();
    expect(await shop.stars()).toMatchObject(sums(34));
    expect(await shop.query('SELECT stars FROM star_exchange WHERE is_auto ORDER BY 1')).toEqual([
      { stars: 1_200 },
      { stars: 5_000 },
    ]);
  });

  test('exchanges for a member who has enough later on a day on which it has exchanged for another one', async () => {
    await auto('Y');
    await keep();
    const { memberId } = shop.visitors.otherMember;
    await giveStars(shop.database, { memberId, stars: 2_000, now: shop.market.clock.now });
    await shop.call('PUT /api/v1/user/point/exchange/auto', { payload: { autoYN: 'Y' }, role: 'otherMember' });
    await keep();
    expect(await starsOf(shop.market.databaseUrl, memberId)).toMatchObject(sums(0));
  });

  test('exchanges the least that may be exchanged, and nothing below it', async () => {
    await auto('Y');
    await shop.ask(4_000);
    await keep();
    expect(await shop.stars()).toMatchObject(sums(0));
    await shop.give(starRules.exchangeMin - 1, shop.market.clock.now);
    shop.market.clock.forward(24 * 3_600);
    await keep();
    expect(await shop.stars()).toMatchObject(sums(starRules.exchangeMin - 1));
  });

  test.each([
    [
      'is banned',
      "UPDATE member SET banned_at = '2026-11-01', ban_message = '도배'",
      'UPDATE member SET banned_at = NULL, ban_message = NULL',
    ],
    [
      'is about to withdraw',
      "UPDATE star_account SET closes_until = 'infinity'",
      'UPDATE star_account SET closes_until = NULL',
    ],
    [
      'must not exchange for now',
      "UPDATE star_account SET frozen_at = '2026-11-01'",
      'UPDATE star_account SET frozen_at = NULL',
    ],
  ])('exchanges nothing of a member who %s', async (_, begin, end) => {
    await auto('Y');
    await shop.query(begin);
    await keep();
    expect(await shop.stars()).toMatchObject(sums(5_000));
    await shop.query(end);
    await keep();
    expect(await shop.stars()).toMatchObject(sums(0));
  });

  test('made at midnight, it is pushed in the morning; an exchange that somebody asked for is pushed at once', async () => {
    const { clock } = shop.market;
    await shop.ask(1_000);
    await auto('Y');
    clock.forward((Date.parse('2026-11-21T00:05:00+09:00') - clock.now.getTime()) / 1_000);
    await keep();
    const begun = new Date();
    await shop.settle();
    const [morning, atOnce] = await shop.query<{ at: Date }>('SELECT push_at AS at FROM alarm ORDER BY push_at');
    expect(morning?.at).toEqual(new Date('2026-11-21T08:00:00+09:00'));
    expect(atOnce?.at.getTime()).toBeGreaterThanOrEqual(begun.getTime() - 1_000);
  });

  test('[MYP-03] says on which day it exchanges next, and none while there is too little or exchange is suspended', async () => {
    const today = '2026-11-20';
    await auto('Y');
    expect(await state()).toEqual({ autoYN: 'Y', nextDay: today });
    await shop.query('UPDATE star_account SET frozen_at = now()');
    expect(await state()).toEqual({ autoYN: 'Y', nextDay: null });
    await shop.query('UPDATE star_account SET frozen_at = NULL');
    await keep();
    expect(await state()).toEqual({ autoYN: 'Y', nextDay: null });
    await shop.give(1_000, shop.market.clock.now);
    expect(await state()).toEqual({ autoYN: 'Y', nextDay: '2026-11-21' });
    await auto('N');
    expect(await state()).toEqual({ autoYN: 'N', nextDay: null });
  });
});
