import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, appNames, type Channel } from '@jangteo/contract/release';
import { type Market, makeMarket, makeOpenMarket } from '../../testing/fixture-releases.ts';
import { generationsOf } from './channel.ts';
import { promote, rollback } from './promote.ts';
import { PromotionRefused } from './promotion-checks.ts';

let market: Market;
beforeEach(async () => {
  market = await makeOpenMarket();
});
afterEach(() => rm(market.folder, { recursive: true }));

const current = async (app: AppName) => (await market.channel.newest())?.releases[app];

async function reasonsOf(promotion: Promise<unknown>): Promise<readonly string[]> {
  const error = await promotion.catch((error: unknown) => error);
  if (!(error instanceof PromotionRefused)) throw new Error('It was not refused', { cause: error });
  return error.reasons;
}

test('[MFE-03] a remote is promoted and rolled back alone, step by step', async () => {
  const first = await current('remote-shop');
  const others = await current('host');
  const [second, third] = [
    await market.release('remote-shop', { greeting: '2' }),
    await market.release('remote-shop', { greeting: '3' }),
  ];
  await promote(market, { 'remote-shop': second.id });
  await promote(market, { 'remote-shop': third.id });
  expect(await current('remote-shop')).toBe(third.id);

  await rollback(market, 'remote-shop');
  expect(await current('remote-shop')).toBe(second.id);
  await rollback(market, 'remote-shop');
  expect(await current('remote-shop')).toBe(first);
  expect(await reasonsOf(rollback(market, 'remote-shop'))).toEqual(['remote-shop has no release to go back to']);
  expect(await current('host')).toBe(others);
});

test('after a rollback and another promotion, the next rollback skips the release that was rolled back', async () => {
  const first = await current('remote-shop');
  const [bad, good] = [
    await market.release('remote-shop', { greeting: 'bad' }),
    await market.release('remote-shop', { greeting: 'good' }),
  ];
  await promote(market, { 'remote-shop': bad.id });
  await rollback(market, 'remote-shop');
  await promote(market, { 'remote-shop': good.id });
  await rollback(market, 'remote-shop');
  expect(await current('remote-shop')).toBe(first);
});

test('promoting the release before by its id is a rollback', async () => {
  const first = String(await current('remote-shop'));
  const [second, third] = [
    await market.release('remote-shop', { greeting: '2' }),
    await market.release('remote-shop', { greeting: '3' }),
  ];
  for (const id of [second.id, third.id, second.id]) await promote(market, { 'remote-shop': id });
  await rollback(market, 'remote-shop');
  expect(await current('remote-shop')).toBe(first);
});

test('the record says what was switched, when, by whom, in which run and why', async () => {
  const before = await current('remote-shop');
  const release = await market.release('remote-shop', { greeting: '2' });
  const author = { by: 'team shop', run: 'https://ci.test/runs/7', reason: 'summer prices' };
  await promote({ ...market, author }, { 'remote-shop': release.id });
  await rollback({ ...market, author: { by: 'on call', reason: 'prices are wrong' } }, 'remote-shop');
  const generations = await Array.fromAsync(generationsOf(market.channel));
  expect(generations.map(({ generation, changes }) => [generation, changes.length])).toEqual([
    [3, 1],
    [2, 1],
    [1, appNames.length],
  ]);
  const change = { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), app: 'remote-shop', commit: 'unknown' };
  expect(generations.slice(0, 2).flatMap(({ changes }) => changes)).toEqual([
    { ...change, kind: 'rollback', from: release.id, to: before, by: 'on call', reason: 'prices are wrong' },
    { ...change, kind: 'promotion', from: before, to: release.id, ...author },
  ]);
});

test('promoting the current release changes nothing', async () => {
  const before = await market.channel.newest();
  await promote(market, { 'remote-shop': String(before?.releases['remote-shop']) });
  expect(await market.channel.newest()).toEqual(before);
});

test('simultaneous promotions are all applied', async () => {
  const apps = ['remote-shop', 'remote-community', 'remote-mypage', 'remote-auth'] as const;
  const releases = await Promise.all(apps.map((app) => market.release(app, { greeting: 'new' })));
  await Promise.all(releases.map(({ app, id }) => promote(market, { [app]: id })));
  const channel = await market.channel.newest();
  for (const { app, id } of releases) expect(channel?.releases[app]).toBe(id);
});

describe('refused, with an unchanged channel:', () => {
  let before: unknown;
  beforeEach(async () => {
    before = await market.channel.newest();
  });
  afterEach(async () => {
    expect(await market.channel.newest()).toEqual(before);
  });

  const route = (address: string) => ({ 'community:new': { path: address, pageName: 'new' } });

  test.each([
    ['/', 'the path /'],
    ['/deal', 'the path /deal'],
    ['/deal/:id', 'the path /deal/:'],
    ['/category/detail/:a?/:b?', 'the path /category/detail'],
  ])('two apps claim one path (%s)', async (address, claimed) => {
    const { id } = await market.release('remote-community', { routes: route(address) });
    const reasons = await reasonsOf(promote(market, { 'remote-community': id }));
    expect(reasons).toContain(`remote-shop and remote-community both claim ${claimed}`);
  });

  test('an app claims an address that the edge answers itself', async () => {
    const { id } = await market.release('remote-community', { routes: route('/federation/:app') });
    const reasons = await reasonsOf(promote(market, { 'remote-community': id }));
    expect(reasons).toEqual(['remote-community claims the path /federation/:, which the edge answers itself']);
  });

  test('two apps claim one route id', async () => {
    const { id } = await market.release('remote-community', { routes: { 'shop:home': { path: '/x', pageName: 'x' } } });
    const reasons = await reasonsOf(promote(market, { 'remote-community': id }));
    expect(reasons).toEqual(['remote-shop and remote-community both claim the route id shop:home']);
  });

  test.each([
    ['web/main.js', 'was changed', 'changed', ': main.js is not what was built'],
    ['node/server.js', 'is gone', undefined, ' lacks node/server.js'],
    ['web/pages/shop-home.js', 'is gone', undefined, ' lacks pages/shop-home.js'],
  ])('%s %s', async (file, _what, content, fault) => {
    const { app, id } = await market.release('remote-shop', { greeting: 'damaged' });
    const place = path.join(market.store.folder(app, id), file);
    if (content) await writeFile(place, content);
    else await rm(place);
    const reasons = await reasonsOf(promote(market, { [app]: id }));
    expect(reasons).toEqual([`remote-shop ${id}${fault}`]);
  });

  test('the release does not exist', async () => {
    const reasons = await reasonsOf(promote(market, { 'remote-shop': '0123456789ab' }));
    expect(reasons).toEqual(['There is no release 0123456789ab of remote-shop']);
  });

  test('a rollback to a release that no longer fits the others', async () => {
    const [old, next] = [
      await market.release('remote-shop', {
        routes: { 'shop:home': { path: '/', pageName: 'home' }, 'shop:x': { path: '/x', pageName: 'x' } },
      }),
      await market.release('remote-shop', { greeting: 'next' }),
    ];
    const claims = await market.release('remote-community', { routes: route('/x') });
    for (const wanted of [old, next, claims]) await promote(market, { [wanted.app]: wanted.id });
    before = await market.channel.newest();
    const reasons = await reasonsOf(rollback(market, 'remote-shop'));
    expect(reasons).toEqual(['remote-shop and remote-community both claim the path /x']);
  });
});

describe('[MFE-03] a channel from before a remote was added', () => {
  const newest = 'remote-auth';
  beforeEach(() => market.leaveOut(newest));

  test('the apps it names are promoted and rolled back', async () => {
    const before = await market.channel.newest();
    const { id } = await market.release('remote-shop', { greeting: '2' });
    await promote(market, { 'remote-shop': id });
    expect(await current('remote-shop')).toBe(id);
    await rollback(market, 'remote-shop');
    expect((await market.channel.newest())?.releases).toEqual(before?.releases);
  });

  test('the new remote joins with its first promotion', async () => {
    const { id } = await market.release(newest, { greeting: 'first' });
    const { changes } = await promote(market, { [newest]: id });
    expect(await current(newest)).toBe(id);
    expect(changes.at(-1)).toMatchObject({ app: newest, from: null, to: id });
    expect(await reasonsOf(rollback(market, newest))).toEqual([`${newest} has no release to go back to`]);
  });
});

test('[MFE-03] a promotion keeps remotes of the channel that these programs do not know', async () => {
  const unknown = { 'remote-from-later': '0123456789ab' };
  const before = (await market.channel.newest()) as Channel;
  const back = { 'remote-from-later': 1 };
  await market.channel.add({
    generation: before.generation + 1,
    releases: { ...before.releases, ...unknown },
    back,
    changes: [],
  });
  const { id } = await market.release('remote-shop', { greeting: '2' });
  const changed = await promote(market, { 'remote-shop': id });
  expect(changed.releases).toMatchObject({ ...unknown, 'remote-shop': id });
  expect(changed.back).toMatchObject(back);
});

test('a first promotion that does not name every app', async () => {
  const empty = await makeMarket();
  const { id } = await empty.release('host');
  const reasons = await reasonsOf(promote(empty, { host: id }));
  expect(reasons).toHaveLength(appNames.length - 1);
  expect(reasons[0]).toBe('remote-shop has no release in this set yet');
  await rm(empty.folder, { recursive: true });
});
