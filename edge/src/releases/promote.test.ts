import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, appNames, type Channel } from '@jangteo/contract/release';
import { type Market, makeMarket, makeOpenMarket } from '../testing/fixture-releases.ts';
import { readChannel } from './channel.ts';
import { PromotionRefused, promote, rollback } from './promote.ts';

let market: Market;
beforeEach(async () => {
  market = await makeOpenMarket();
});
afterEach(() => rm(market.folder, { recursive: true }));

async function rewriteChannel(change: (channel: Channel) => Channel): Promise<void> {
  const channel: Channel = JSON.parse(await readFile(market.channelFile, 'utf8'));
  await writeFile(market.channelFile, JSON.stringify(change(channel)));
}

const current = async (app: AppName) => (await readChannel(market.channelFile))?.releases[app];

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

test('the history says what was switched, when and by whom', async () => {
  const before = await current('remote-shop');
  const release = await market.release('remote-shop', { greeting: '2' });
  const { history } = await promote(market, { 'remote-shop': release.id });
  expect(history).toHaveLength(appNames.length + 1);
  expect(history.at(-1)).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    app: 'remote-shop',
    from: before,
    to: release.id,
    by: 'tester',
  });
});

test('promoting the current release changes nothing', async () => {
  const before = await readChannel(market.channelFile);
  await promote(market, { 'remote-shop': String(before?.releases['remote-shop']) });
  expect(await readChannel(market.channelFile)).toEqual(before);
});

test('simultaneous promotions are all applied', async () => {
  const apps = ['remote-shop', 'remote-community', 'remote-mypage', 'remote-auth'] as const;
  const releases = await Promise.all(apps.map((app) => market.release(app, { greeting: 'new' })));
  await Promise.all(releases.map(({ app, id }) => promote(market, { [app]: id })));
  const channel = await readChannel(market.channelFile);
  for (const { app, id } of releases) expect(channel?.releases[app]).toBe(id);
});

test.each([
  ['whose holder has died', '999999999', 0],
  ['older than any change takes', String(process.pid), 120],
])('a lock %s does not block', async (_name, holder, ageSeconds) => {
  const lock = `${market.channelFile}.lock`;
  await writeFile(lock, holder);
  const then = Date.now() / 1000 - ageSeconds;
  await utimes(lock, then, then);
  const release = await market.release('remote-shop', { greeting: '2' });
  await promote(market, { 'remote-shop': release.id });
  expect(await current('remote-shop')).toBe(release.id);
});

describe('refused, with an unchanged channel:', () => {
  let before: unknown;
  beforeEach(async () => {
    before = await readChannel(market.channelFile);
  });
  afterEach(async () => {
    expect(await readChannel(market.channelFile)).toEqual(before);
  });

  const route = (address: string) => ({ 'community:new': { path: address, pageName: 'new' } });

  test.each([
    ['/', 'the path /'],
    ['/deal', 'the path /deal'],
    ['/deal/:id', 'the path /deal/:'],
    ['/category/detail/:a?/:b?', 'the path /category/detail'],
  ])('two apps claim one path (%s)', async (address, thing) => {
    const { id } = await market.release('remote-community', { routes: route(address) });
    const reasons = await reasonsOf(promote(market, { 'remote-community': id }));
    expect(reasons).toContain(`remote-shop and remote-community both claim ${thing}`);
  });

  test('two apps claim one route id', async () => {
    const { id } = await market.release('remote-community', { routes: { 'shop:home': { path: '/x', pageName: 'x' } } });
    const reasons = await reasonsOf(promote(market, { 'remote-community': id }));
    expect(reasons).toEqual(['remote-shop and remote-community both claim the route id shop:home']);
  });

  test('an app needs a newer contract than the host gives', async () => {
    const { id } = await market.release('remote-shop', { contract: { needs: 2, gives: 2 } });
    const reasons = await reasonsOf(promote(market, { 'remote-shop': id }));
    expect(reasons).toEqual(['remote-shop needs contract 2, but the host gives 1']);
  });

  test.each([
    ['web/main.js', 'was changed', 'changed', ': main.js is not what was built'],
    ['node/server.js', 'is gone', undefined, ' lacks server.js'],
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
    before = await readChannel(market.channelFile);
    const reasons = await reasonsOf(rollback(market, 'remote-shop'));
    expect(reasons).toEqual(['remote-shop and remote-community both claim the path /x']);
  });
});

describe('[MFE-03] a channel file from before a remote was added', () => {
  const newest = 'remote-auth';
  beforeEach(() =>
    rewriteChannel(({ releases: { [newest]: _, ...releases }, history }) => ({
      releases,
      history: history.filter(({ app }) => app !== newest),
    })),
  );

  test('the apps it names are promoted and rolled back', async () => {
    const before = await readChannel(market.channelFile);
    const { id } = await market.release('remote-shop', { greeting: '2' });
    await promote(market, { 'remote-shop': id });
    expect(await current('remote-shop')).toBe(id);
    await rollback(market, 'remote-shop');
    expect((await readChannel(market.channelFile))?.releases).toEqual(before?.releases);
  });

  test('the new remote joins with its first promotion', async () => {
    const { id } = await market.release(newest, { greeting: 'first' });
    const { history } = await promote(market, { [newest]: id });
    expect(await current(newest)).toBe(id);
    expect(history.at(-1)).toMatchObject({ app: newest, from: null, to: id });
    expect(await reasonsOf(rollback(market, newest))).toEqual([`${newest} has no release to go back to`]);
  });
});

test('[MFE-03] a promotion keeps remotes of the channel that these programs do not know', async () => {
  const unknown = { 'remote-from-later': '0123456789ab' };
  const entry = {
    at: '2026-12-01T00:00:00.000Z',
    app: 'remote-from-later',
    from: null,
    to: '0123456789ab',
    by: 'later',
  };
  await rewriteChannel(({ releases, history }) => ({
    releases: { ...releases, ...unknown },
    history: [...history, entry],
  }));
  const { id } = await market.release('remote-shop', { greeting: '2' });
  const { releases, history } = await promote(market, { 'remote-shop': id });
  expect(releases).toMatchObject({ ...unknown, 'remote-shop': id });
  expect(history).toContainEqual(entry);
});

test('a first promotion that does not name every app', async () => {
  const empty = await makeMarket();
  const { id } = await empty.release('host');
  const reasons = await reasonsOf(promote(empty, { host: id }));
  expect(reasons).toHaveLength(appNames.length - 1);
  expect(reasons[0]).toBe('remote-shop has no release in this set yet');
  await rm(empty.folder, { recursive: true });
});
