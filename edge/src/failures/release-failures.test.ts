import type { Registry, ReleaseFailure } from '@jangteo/contract/release';
import { currentReleasesPath, releaseFailuresPath } from '@jangteo/contract/release';
import { automaticAuthor } from '../releases/channel/automatic-rollback.ts';
import { promote, rollback } from '../releases/channel/promote.ts';
import { type Market, makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

const clients = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '203.0.114.1'];

let market: Market;
let edge: OpenEdge;
let logged: { msg: string }[];

beforeEach(async () => {
  market = await makeOpenMarket();
  logged = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  edge = await openEdge({ rollbackClients: 3, proxiesInFront: 1, logger: { level: 'error', stream } }, market);
  await untilReady(edge.app);
});
afterEach(() => edge.close());

const current = async () => (await market.channel.newest())?.releases['remote-shop'] ?? '';

/** Promotes another release of remote-shop, and waits until the edge serves it. */
async function promoteShop(greeting: string): Promise<string> {
  const { id } = await market.release('remote-shop', { greeting });
  await promote(market, { 'remote-shop': id });
  await untilReady(edge.app, ({ apps }) => apps['remote-shop']?.served === id);
  return id;
}

const failureOf = (release: string, changes: Partial<ReleaseFailure> = {}): ReleaseFailure => ({
  app: 'remote-shop',
  release,
  routeId: 'shop:home',
  fault: 'threw',
  error: 'TypeError: broken',
  ...changes,
});

async function report(client: string, payload: object, headers: Record<string, string> = {}): Promise<number> {
  const answer = await edge.app.inject({
    method: 'POST',
    url: releaseFailuresPath,
    headers: { 'x-forwarded-for': client, ...headers },
    payload,
  });
  return answer.statusCode;
}

async function reportFromAll(release: string): Promise<void> {
  for (const client of clients) await report(client, failureOf(release));
}

test('a release that several clients report is rolled back; the record and the log say why', async () => {
  const before = await current();
  const release = await promoteShop('broken');
  for (const client of clients.slice(0, 2)) expect(await report(client, failureOf(release))).toBe(204);
  expect(await current()).toBe(release);
  await report('203.0.113.1', failureOf(release, { error: 'TypeError: \u001b[2Jbroken\n' }));
  expect(await current()).toBe(before);
  const [change] = (await market.channel.newest())?.changes ?? [];
  expect(change).toMatchObject({ kind: 'rollback', from: release, to: before, by: automaticAuthor });
  expect(change?.reason).toBe('3 clients reported it within a minute, the last one: threw TypeError:  [2Jbroken ');
  expect(logged.map(({ msg }) => msg)).toContain('A release was rolled back automatically');
});

test('one client cannot roll back a release, however often it reports', async () => {
  const release = await promoteShop('fine');
  for (let times = 0; times < 9; times += 1) await report('192.0.2.1', failureOf(release));
  for (const host of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) await report(host, failureOf(release));
  expect(await current()).toBe(release);
});

test('a few clients of many do not roll back a release', async () => {
  const release = await promoteShop('fine');
  for (let host = 0; host < 100; host += 1) {
    await edge.app.inject({ url: '/', headers: { 'x-forwarded-for': `10.0.${host}.1` } });
  }
  await reportFromAll(release);
  expect(await current()).toBe(release);
});

test('a release that was rolled back to stays, whatever is reported', async () => {
  await promoteShop('second');
  const second = await current();
  const third = await promoteShop('third');
  await rollback(market, 'remote-shop');
  await untilReady(edge.app, ({ apps }) => apps['remote-shop']?.served === second);
  await reportFromAll(third);
  await reportFromAll(second);
  expect(await current()).toBe(second);
  expect(logged).toContainEqual(expect.objectContaining({ refusal: `remote-shop was rolled back to ${second}` }));
});

test('within an hour an app is rolled back automatically only once', async () => {
  const first = await promoteShop('broken');
  await reportFromAll(first);
  const second = await promoteShop('broken, too');
  await reportFromAll(second);
  expect(await current()).toBe(second);
  expect(logged).toContainEqual(
    expect.objectContaining({ refusal: expect.stringContaining('rolled back automatically at') }),
  );
});

test('an hour later, and when it is promoted once more, a release is rolled back again', async () => {
  const before = await current();
  const broken = await promoteShop('broken');
  await reportFromAll(broken);
  await untilReady(edge.app, ({ apps }) => apps['remote-shop']?.served === before);
  await promoteShop('broken');
  await reportFromAll(broken);
  expect(await current()).toBe(broken);
  const hourLater = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
  await reportFromAll(broken);
  hourLater.mockRestore();
  expect(await current()).toBe(before);
});

test.each([
  ['another app', failureOf('0123456789ab', { app: 'basket' as 'remote-shop' })],
  ['another fault', failureOf('0123456789ab', { fault: 'slept' as 'slow' })],
  ['a long text', failureOf('0123456789ab', { error: 'a'.repeat(201) })],
  ['more fields', { ...failureOf('0123456789ab'), member: 7 }],
  ['a list', []],
])('a report with %s is refused', async (_what, payload) => {
  expect(await report('192.0.2.1', payload)).toBe(400);
});

test('a report from another site, or too many, are refused', async () => {
  const failure = failureOf(await current());
  expect(await report('192.0.2.1', failure, { 'sec-fetch-site': 'cross-site' })).toBe(400);
  for (let times = 0; times < 9; times += 1) expect(await report('192.0.2.1', failure)).toBe(204);
  expect(await report('192.0.2.1', failure)).toBe(429);
});

test('an open page can ask for the releases of now', async () => {
  const release = await promoteShop('newest');
  const { headers, body } = await edge.app.inject(currentReleasesPath);
  expect(headers['cache-control']).toBe('no-store');
  expect((JSON.parse(body) as Registry).apps['remote-shop']?.release).toBe(release);
});
