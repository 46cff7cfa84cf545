import { generateKeyPairSync } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppName, currentReleasesPath, type Registry, releaseFailuresPath } from '@jangteo/contract/release';
import { setCanary } from '../releases/channel/canary.ts';
import { promote, rollback } from '../releases/channel/promote.ts';
import { type Market, makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';
import { drawCohort, hasCanary } from './cohort.ts';
import { makePreviewToken } from './preview-token.ts';
import { previewPath } from './previews.ts';

let market: Market;
let edge: OpenEdge;
let shop: string;
const logged: string[] = [];
beforeAll(async () => {
  market = await makeOpenMarket();
  const listed = { 'scripts.json': '{}' };
  const old = await market.release('remote-shop', { webFiles: listed });
  await promote(market, { 'remote-shop': old.id });
  const stream = { write: (line: string) => void logged.push(JSON.parse(line).msg) };
  edge = await openEdge({ pageCacheMs: 60_000, logger: { level: 'info', stream } }, market);
  await untilReady(edge.app);
  shop = (await market.release('remote-shop', { greeting: 'new', webFiles: listed })).id;
});
afterAll(() => edge.close());

const get = (url: string, cookie?: string) => edge.app.inject({ url, headers: cookie ? { cookie } : {} });
const greetingOf = (body: string) => /<main[^>]*>(.*?)<\/main>/.exec(body)?.[1];
const registryOf = (body: string) =>
  JSON.parse(/id="jangteo-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as Registry;
const cohortCookies = Array.from({ length: 100 }, (_, cohort) => `jangteo-cohort=${cohort}`);

async function startCanary(percent: number, releases: Partial<Record<AppName, string>> = { 'remote-shop': shop }) {
  const { generation } = await setCanary(market, releases, percent);
  await untilReady(edge.app, (state) => state.generation === generation && state.canary?.isServed === true);
}

async function endCanary() {
  const { generation } = await rollback(market, 'remote-shop');
  await untilReady(edge.app, (state) => state.generation === generation && !state.canary);
}

/** Of each cohort, whether it got the canary's page. */
async function cohortsWithCanary(url: string): Promise<string[]> {
  const having: string[] = [];
  for (const cookie of cohortCookies) if (greetingOf((await get(url, cookie)).body) === 'new') having.push(cookie);
  return having;
}

test('10 % of 10,000 visitors get a canary of 10 %, and each stays with what it got', () => {
  const canary = { percent: 10, releases: { 'remote-shop': shop } };
  const cookies = Array.from({ length: 10_000 }, (_, visitor) => visitor % 100);
  const share = cookies.filter((cohort) => hasCanary(cohort, canary)).length / 10_000;
  expect(share).toBe(0.1);

  const drawn = new Map<number, number>();
  for (let visitor = 0; visitor < 10_000; visitor += 1) {
    const cohort = drawCohort();
    drawn.set(cohort, (drawn.get(cohort) ?? 0) + 1);
  }
  expect(drawn.size).toBe(100);
  // Seven standard deviations.
  for (const [cohort, count] of drawn)
    expect({ cohort, isFair: count > 30 && count < 170 }).toEqual({ cohort, isFair: true });
});

test('the order in which the releases of a canary are named changes nothing', async () => {
  const auth = (await market.release('remote-auth', { greeting: 'new' })).id;
  const named = { 'remote-shop': shop, 'remote-auth': auth };
  const otherwise = { 'remote-auth': auth, 'remote-shop': shop };
  const cohortsWith = (releases: Record<string, string>) =>
    Array.from({ length: 100 }, (_, cohort) => hasCanary(cohort, { percent: 10, releases }));
  expect(cohortsWith(otherwise)).toEqual(cohortsWith(named));
  await startCanary(10, named);
  const opened = () => logged.filter((line) => line === 'The set of the canary is served').length;
  const before = opened();
  await startCanary(20, otherwise);
  expect(opened()).toBe(before);
  await endCanary();
});

describe('a canary', () => {
  beforeAll(() => startCanary(10));
  afterAll(endCanary);

  test('is rendered for its share; the page’s registry names the same releases, and the page cache keeps sets apart', async () => {
    expect(await cohortsWithCanary('/')).toHaveLength(10);
    for (const cookie of cohortCookies) {
      const { body, headers } = await get('/', cookie);
      expect(registryOf(body).apps['remote-shop']?.release === shop).toBe(greetingOf(body) === 'new');
      expect(headers['cache-control']).toBe('private, no-cache');
      const renewed = JSON.parse((await get(currentReleasesPath, cookie)).body) as Registry;
      expect(renewed.set).toBe(registryOf(body).set);
    }
  });

  test('with more percent keeps the visitors whom it had', async () => {
    const before = await cohortsWithCanary('/');
    await startCanary(50);
    const after = await cohortsWithCanary('/');
    expect(after).toHaveLength(50);
    expect(after).toEqual(expect.arrayContaining(before));
    await startCanary(10);
    expect(await cohortsWithCanary('/')).toEqual(before);
  });

  test('is drawn with the first document, by a cookie that no script reads', async () => {
    const { headers, body } = await get('/season');
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^jangteo-cohort=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const again = await get('/season', cookie.split(';')[0]);
    expect(again.headers).not.toHaveProperty('set-cookie');
    expect(registryOf(again.body).set).toBe(registryOf(body).set);
  });

  test('has the release of the others as the one before, which takes over in browsers', async () => {
    const [cookie = ''] = await cohortsWithCanary('/');
    const { apps } = registryOf((await get('/', cookie)).body);
    expect(apps['remote-shop']?.before?.release).toBe((await market.channel.newest())?.releases['remote-shop']);
  });

  test('goes on from the edge’s own disk when it is gone from the store and another app is promoted', async () => {
    const [cookie = ''] = await cohortsWithCanary('/');
    const hidden = path.join(market.folder, 'hidden');
    for (const greeting of ['one', 'two']) {
      const auth = await market.release('remote-auth', { greeting });
      await promote(market, { 'remote-auth': auth.id });
      await until(async () => registryOf((await get('/login', cookie)).body).apps['remote-auth']?.release === auth.id);
      await untilRemembered(auth.id);
      expect(greetingOf((await get('/', cookie)).body)).toBe('new');
      if (greeting === 'one') await rename(market.store.folder('remote-shop', shop), hidden);
    }
    await rename(hidden, market.store.folder('remote-shop', shop));
  });

  test('that fails in the browsers of its visitors ends at once', async () => {
    const headers = { 'content-type': 'application/json' };
    const payload = { app: 'remote-shop', release: shop, routeId: 'shop:home', fault: 'failed', error: 'TypeError' };
    for (const remoteAddress of ['192.0.2.1', '198.51.100.1', '203.0.113.1', '203.0.114.1', '203.0.115.1'])
      await edge.app.inject({ method: 'POST', url: releaseFailuresPath, headers, payload, remoteAddress });
    await untilReady(edge.app, ({ canary }) => !canary);
    expect(await cohortsWithCanary('/')).toEqual([]);
    expect((await market.channel.newest())?.changes).toEqual([
      expect.objectContaining({ app: 'remote-shop', from: shop, kind: 'canary ended', by: 'edge' }),
    ]);
    await startCanary(10);
  });

  test('that cannot be rendered is served to nobody; the edge stays ready and says why', async () => {
    await endCanary();
    const broken = await market.release('remote-shop', { serverCode: 'throw new Error("cannot start")' });
    await setCanary(market, { 'remote-shop': broken.id }, 99);
    const { canary } = await untilReady(edge.app, (state) => state.canary?.reason !== undefined);
    expect(canary).toEqual({
      percent: 99,
      releases: { 'remote-shop': broken.id },
      isServed: false,
      reason: expect.stringContaining('cannot start'),
    });
    const pages = await Promise.all(cohortCookies.map((cookie) => get('/', cookie)));
    expect(new Set(pages.map(({ body }) => greetingOf(body)))).toEqual(new Set(['remote-shop']));
  });
});

describe('a preview', () => {
  const hourMs = 3_600_000;
  const tokenOf = (until = Date.now() + hourMs, releases: Partial<Record<AppName, string>> = { 'remote-shop': shop }) =>
    makePreviewToken({ releases, until }, market.signingKey);
  const open = (token: string) => get(`${previewPath}?token=${encodeURIComponent(token)}`);

  test('shows a release that is not promoted, until the visitor ends it', async () => {
    const opened = await open(tokenOf());
    expect({ status: opened.statusCode, to: opened.headers.location }).toEqual({ status: 302, to: '/' });
    const [cookie, ...rest] = String(opened.headers['set-cookie']).split('; ');
    expect(rest).toEqual(['Path=/', expect.stringMatching(/^Max-Age=3(600|599)$/), 'HttpOnly', 'SameSite=Lax']);
    const { body, headers } = await get('/', cookie);
    expect(greetingOf(body)).toBe('new');
    expect(registryOf(body).apps['remote-shop']?.release).toBe(shop);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(greetingOf((await get('/')).body)).toBe('remote-shop');
    expect((await get(previewPath)).headers['set-cookie']).toContain('jangteo-preview=; Path=/; Max-Age=0');
  });

  test.each([
    ['forged', () => makePreviewToken({ releases: { 'remote-shop': shop }, until: Date.now() + hourMs }, otherKey)],
    ['expired', () => tokenOf(Date.now() - 1)],
    ['changed', () => `${Buffer.from('{}').toString('base64url')}.${tokenOf().split('.')[1]}`],
    ['no token at all', () => 'x'],
  ])('is refused when its token is %s, in the address and in the cookie', async (_name, token) => {
    const opened = await open(token());
    expect(opened.statusCode).toBe(403);
    expect(opened.headers).not.toHaveProperty('set-cookie');
    expect(greetingOf((await get('/', `jangteo-preview=${token()}`)).body)).toBe('remote-shop');
  });

  test('that cannot be rendered says why, and never shows another release instead', async () => {
    const broken = await market.release('remote-shop', { serverCode: 'throw new Error("cannot start")' });
    const token = tokenOf(Date.now() + hourMs, { 'remote-shop': broken.id });
    const opened = await open(token);
    expect(opened.statusCode).toBe(503);
    expect(opened.body).toContain('cannot start');
    expect((await get('/', `jangteo-preview=${token}`)).statusCode).toBe(503);
  });
});

const { privateKey: otherKey } = generateKeyPairSync('ed25519');

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(10);
}

/** The edge has cleared its disk. */
const untilRemembered = (auth: string) =>
  until(async () => (await readFile(path.join(market.folder, 'kept', 'good.json'), 'utf8')).includes(auth));
