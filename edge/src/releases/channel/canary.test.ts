import { rm } from 'node:fs/promises';
import { type Market, makeOpenMarket } from '../../testing/fixture-releases.ts';
import { setCanary } from './canary.ts';
import { promote, rollback } from './promote.ts';
import { PromotionRefused } from './promotion-checks.ts';

let market: Market;
let stable: string;
let next: string;
beforeEach(async () => {
  market = await makeOpenMarket();
  stable = String((await newest())?.releases['remote-shop']);
  next = (await market.release('remote-shop', { greeting: 'next' })).id;
});
afterEach(() => rm(market.folder, { recursive: true }));

const newest = () => market.channel.newest();
const change = (kind: string, from: string | null, to: string) =>
  expect.objectContaining({ app: 'remote-shop', kind, from, to, by: 'tester' });

async function reasonsOf(promotion: Promise<unknown>): Promise<readonly string[]> {
  const error = await promotion.catch((error: unknown) => error);
  if (!(error instanceof PromotionRefused)) throw new Error('It was not refused', { cause: error });
  return error.reasons;
}

test('a canary leaves what the other visitors get as it is; more of them get it, and then all', async () => {
  await setCanary(market, { 'remote-shop': next }, 10);
  expect(await newest()).toMatchObject({
    releases: { 'remote-shop': stable },
    canary: { percent: 10, releases: { 'remote-shop': next } },
    changes: [change('canary', stable, next)],
  });
  await setCanary(market, { 'remote-shop': next }, 50);
  expect((await newest())?.canary?.percent).toBe(50);

  await promote(market, { 'remote-shop': next });
  expect(await newest()).toMatchObject({
    releases: { 'remote-shop': next },
    changes: [change('promotion', stable, next)],
  });
  expect(await newest()).not.toHaveProperty('canary');
  await rollback(market, 'remote-shop');
  expect((await newest())?.releases['remote-shop']).toBe(stable);
});

test('a canary of another release replaces the one before; the same again changes nothing', async () => {
  await setCanary(market, { 'remote-shop': next }, 10);
  const other = (await market.release('remote-shop', { greeting: 'other' })).id;
  const changed = await setCanary(market, { 'remote-shop': other }, 10);
  expect(changed).toMatchObject({ canary: { percent: 10, releases: { 'remote-shop': other } } });
  expect(await setCanary(market, { 'remote-shop': other }, 10)).toEqual(changed);
});

test('a rollback of its app ends a canary; the next one restores the release before', async () => {
  const first = stable;
  const second = (await market.release('remote-shop', { greeting: 'second' })).id;
  await promote(market, { 'remote-shop': second });
  await setCanary(market, { 'remote-shop': next }, 10);
  await rollback(market, 'remote-shop');
  expect(await newest()).toMatchObject({
    releases: { 'remote-shop': second },
    changes: [change('canary ended', next, second)],
  });
  expect(await newest()).not.toHaveProperty('canary');
  await rollback(market, 'remote-shop');
  expect((await newest())?.releases['remote-shop']).toBe(first);
});

test('promotions and rollbacks of other apps leave a canary as it is', async () => {
  await setCanary(market, { 'remote-shop': next }, 10);
  const { canary } = (await newest()) ?? {};
  const auth = await market.release('remote-auth', { greeting: 'other' });
  await promote(market, { 'remote-auth': auth.id });
  expect((await newest())?.canary).toEqual(canary);
  await rollback(market, 'remote-auth');
  expect((await newest())?.canary).toEqual(canary);
});

test('a release that does not fit the canary is refused, and says so', async () => {
  const claiming = await market.release('remote-shop', {
    routes: { 'shop:home': { path: '/', pageName: 'home' }, 'shop:new': { path: '/new', pageName: 'new' } },
  });
  await setCanary(market, { 'remote-shop': claiming.id }, 10);
  const auth = await market.release('remote-auth', { routes: { 'auth:new': { path: '/new', pageName: 'new' } } });
  expect(await reasonsOf(promote(market, { 'remote-auth': auth.id }))).toContain(
    'For visitors with the canary, remote-shop and remote-auth both claim the path /new',
  );
});

test.each([
  ['a release that all visitors have', () => setCanary(market, { 'remote-shop': stable }, 10), /is served to all/],
  ['no visitor at all', () => setCanary(market, { 'remote-shop': next }, 0), /1 to 99 percent/],
  ['all visitors', () => setCanary(market, { 'remote-shop': next }, 100), /1 to 99 percent/],
  ['a release that is missing', () => setCanary(market, { 'remote-shop': '0123456789ab' }, 10), /There is no release/],
  [
    'a second app',
    async () => {
      const auth = await market.release('remote-auth', { greeting: 'other' });
      await setCanary(market, { 'remote-shop': next }, 10);
      return setCanary(market, { 'remote-auth': auth.id }, 10);
    },
    /is a canary already: promote it, or roll it back, first/,
  ],
])('a canary is refused for %s', async (_name, start, reason) => {
  expect(await reasonsOf(start())).toEqual([expect.stringMatching(reason)]);
});
