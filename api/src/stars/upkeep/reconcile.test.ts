import type { CallKey } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { testNow } from '../../../test/market.ts';
import { StarMarket } from '../../../test/star-market.ts';
import { reconcileStars } from './reconcile.ts';

let shop: StarMarket;
beforeAll(async () => {
  shop = await StarMarket.open();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

describe('sums that differ', () => {
  test('freeze exchange and nothing else, until they are equal again', async () => {
    expect(await reconcileStars(shop.database, testNow)).toEqual({ checked: 1, mismatches: [] });
    await shop.query('UPDATE star_account SET balance = balance + 7');
    expect(await reconcileStars(shop.database, testNow)).toEqual({
      checked: 1,
      mismatches: [{ memberId: shop.memberId, balance: 5_007, ledger: 5_000, lots: 5_000 }],
    });
    expect(await shop.terms()).toMatchObject({ isFrozen: true });
    expect(await shop.ask(1_000)).toMatchObject({
      code: codes.unsupported,
      message: expect.stringContaining('잠시 멈췄어요'),
    });
    expect((await shop.call('GET /api/v1/display/web/profile' as CallKey)).toastItems).toHaveLength(1);
    await shop.query('UPDATE star_account SET balance = balance - 7');
    await reconcileStars(shop.database, testNow);
    expect(await shop.ask(1_000)).toMatchObject({ code: codes.ok });
    expect(await shop.query('SELECT act FROM audit_log ORDER BY audit_id')).toEqual([
      { act: 'freeze-stars' },
      { act: 'thaw-stars' },
    ]);
  });

  test('stop an exchange even before they were compared', async () => {
    await shop.query('UPDATE star_lot SET stars_left = 500');
    expect(await shop.ask(1_000)).toMatchObject({ code: codes.unsupported });
    expect(await shop.query('SELECT FROM star_exchange')).toEqual([]);
    expect(await shop.stars()).toMatchObject({ balance: 5_000 });
  });
});
