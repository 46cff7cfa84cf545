import { rm } from 'node:fs/promises';
import { type Market, makeOpenMarket } from '../../testing/fixture-releases.ts';
import { setCanary } from '../channel/canary.ts';
import { promote, refusalsOf, rollback } from '../channel/promote.ts';
import { PromotionRefused } from '../channel/promotion-checks.ts';
import { apiConflicts } from './gate.ts';
import type { Shape } from './shape.ts';
import type { Surface } from './surface.ts';

let market: Market;
beforeEach(async () => {
  market = await makeOpenMarket();
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(market.folder, { recursive: true });
});

const price = (...properties: string[]): Record<string, Shape> => ({
  Price: {
    is: 'function',
    takes: [
      {
        shape: { is: 'object', has: Object.fromEntries(properties.map((name) => [name, { shape: { is: 'number' } }])) },
      },
    ],
    returns: { is: 'anything' },
  },
});
const nothing = { doors: {}, libraries: {}, exposes: {} };
const giving = (ui: Record<string, Shape>): Partial<Surface> => ({ gives: { ...nothing, doors: { ui } } });
const using = (ui: Record<string, Shape>, more: Partial<Surface['uses']> = {}): Partial<Surface> => ({
  uses: { ...nothing, calls: {}, links: {}, doors: { ui }, ...more },
});

async function reasonsOf(promotion: Promise<unknown>): Promise<readonly string[]> {
  const error = await promotion.catch((error: unknown) => error);
  if (!(error instanceof PromotionRefused)) throw new Error('It was not refused', { cause: error });
  return error.reasons;
}

const anHourLater = () =>
  jest.useFakeTimers({ now: Date.now() + 60 * 60_000, doNotFake: ['nextTick', 'setImmediate'] });

test('a remote that uses what its host does not give yet waits for the host', async () => {
  const shop = await market.release('remote-shop', { surface: using(price('price')) });
  const reason = `remote-shop ${shop.id} uses Price of @jangteo/ui, which host ${String((await market.channel.newest())?.releases.host)} does not have: promote a host that gives it first, or release remote-shop without it`;
  expect(await refusalsOf(market, { 'remote-shop': shop.id })).toEqual([reason]);
  expect(await reasonsOf(promote(market, { 'remote-shop': shop.id }))).toEqual([reason]);

  const host = await market.release('host', { surface: giving(price('price')) });
  await promote(market, { host: host.id });
  // The host before is the one that a rollback would restore.
  expect(await reasonsOf(promote(market, { 'remote-shop': shop.id }))).toEqual([
    expect.stringMatching(/uses Price of @jangteo\/ui, which host \w+ \(the release before\) does not have: /),
  ]);
  anHourLater();
  await promote(market, { 'remote-shop': shop.id });
  expect(await reasonsOf(rollback(market, 'host'))).toEqual([
    reason.replace(/promote a host.*/, 'roll back remote-shop first'),
  ]);
});

test('a host keeps what the remotes before the present ones use', async () => {
  const surface = giving(price('price'));
  await promote(market, { host: (await market.release('host', { surface })).id });
  anHourLater();
  const old = await market.release('remote-shop', { surface: using(price('price')) });
  await promote(market, { 'remote-shop': old.id });
  const without = await market.release('remote-shop', { greeting: 'without prices' });
  await promote(market, { 'remote-shop': without.id });

  const host = await market.release('host', { surface: giving(price('amount')) });
  expect(await reasonsOf(promote(market, { host: host.id }))).toEqual(
    [
      `remote-shop ${old.id} (the release before) uses Price of @jangteo/ui, whose price is not taken in host ${host.id}: keep it in the host until no served release of remote-shop uses it`,
      `remote-shop ${old.id} (the release before) uses Price of @jangteo/ui, whose amount is required in host ${host.id}: keep it in the host until no served release of remote-shop uses it`,
    ].reverse(),
  );
  await promote(market, { 'remote-shop': (await market.release('remote-shop', { greeting: 'later' })).id });
  await promote(market, { host: host.id });
});

test('what the replaced release uses already is no reason', async () => {
  const wanted = { surface: using(price('price')) };
  const [host, shop] = [
    await market.release('host', { surface: giving(price('price')) }),
    await market.release('remote-shop', wanted),
  ];
  // Promotes all apps of one commit at once, as a developer's machine does.
  await promote({ ...market, startsOver: true }, { host: host.id, 'remote-shop': shop.id });
  const next = await market.release('remote-shop', { ...wanted, greeting: 'next' });
  await promote(market, { 'remote-shop': next.id });
  expect((await market.channel.newest())?.releases['remote-shop']).toBe(next.id);
});

test('a release without a surface is built again', async () => {
  const shop = await market.release('remote-shop', { surface: null });
  expect(await reasonsOf(promote(market, { 'remote-shop': shop.id }))).toEqual([
    `remote-shop ${shop.id} does not say what it gives and uses: build it again with these tools`,
  ]);
});

test('a page that another app links to stays, or its path leads on', async () => {
  const links = { season: '/season' };
  const community = await market.release('remote-community', { surface: using({}, { links }) });
  await promote(market, { 'remote-community': community.id });
  const routes = { 'shop:home': { path: '/', pageName: 'home' } };
  const shop = await market.release('remote-shop', { routes });
  expect(await reasonsOf(promote(market, { 'remote-shop': shop.id }))).toEqual([
    `remote-community ${community.id} links to /season (season), a page that no app has then: keep the page, or redirect its path, until no served release of remote-community links to it`,
  ]);
  const leadsOn = { ...routes, 'shop:season': { path: '/season', redirectTo: '/', pageName: 'season' } };
  await promote(market, { 'remote-shop': (await market.release('remote-shop', { routes: leadsOn })).id });
});

test('a call is compared with what the API serves', async () => {
  const reply = (name: string): Shape => ({ is: 'object', has: { [name]: { shape: { is: 'string' } } } });
  const calls = { 'GET /api/v1/search': { reply: reply('title') } };
  const { id } = await market.release('remote-shop', { surface: using({}, { calls }) });
  const refusals = (api: typeof calls) => reasonsOf(promote({ ...market, apis: [calls, api] }, { 'remote-shop': id }));
  expect(await refusals({ 'GET /api/v1/search': { reply: reply('name') } })).toEqual([
    `remote-shop ${id} makes the call GET /api/v1/search, whose reply.title is missing in the API: deploy an API that has both, or release remote-shop as the API is`,
  ]);
  expect(await refusals({} as typeof calls)).toEqual([
    `remote-shop ${id} makes the call GET /api/v1/search, which the API does not serve: deploy an API that does first`,
  ]);
  await promote({ ...market, apis: [calls] }, { 'remote-shop': id });
});

test('an API is compared with the calls of all releases that are served, of the canary and of those before', async () => {
  const reply = (name: string): Shape => ({ is: 'object', has: { [name]: { shape: { is: 'string' } } } });
  const callOf = (name: string) => ({ [`GET /api/v1/${name}`]: { reply: reply('title') } });
  const making = (name: string) => ({ surface: using({}, { calls: callOf(name) }) });
  const before = await market.release('remote-shop', making('search'));
  const shop = await market.release('remote-shop', making('deals'));
  const auth = await market.release('remote-auth', making('login'));
  for (const { app, id } of [before, shop, auth]) await promote(market, { [app]: id });
  const canary = await market.release('remote-auth', making('sign-in'));
  await setCanary(market, { 'remote-auth': canary.id }, 10);

  const whole = { ...callOf('search'), ...callOf('deals'), ...callOf('login'), ...callOf('sign-in') };
  expect(await apiConflicts(market, [whole])).toEqual([]);
  const renamed = { ...callOf('search'), 'GET /api/v1/deals': { reply: reply('name') } };
  const until = (app: string) =>
    `keep it in the API until no served release of ${app}, nor the one before it, needs it`;
  expect((await apiConflicts(market, [whole, renamed])).toSorted()).toEqual(
    [
      `remote-auth ${auth.id} makes the call GET /api/v1/login, which the API does not serve: ${until('remote-auth')}`,
      `remote-auth ${canary.id} makes the call GET /api/v1/sign-in, which the API does not serve: ${until('remote-auth')}`,
      `remote-shop ${shop.id} makes the call GET /api/v1/deals, whose reply.title is missing in the API: ${until('remote-shop')}`,
    ].toSorted(),
  );
  expect(await apiConflicts(market, [{ ...whole, 'GET /api/v1/search': { reply: reply('name') } }])).toEqual([
    `remote-shop ${before.id} (the release before) makes the call GET /api/v1/search, whose reply.title is missing in the API: ${until('remote-shop')}`,
  ]);
});
