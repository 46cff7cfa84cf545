import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { appNames } from '@jangteo/contract/release';
import { promote } from '../edge/src/releases/channel/promote.ts';
import { type Market, makeOpenMarket } from '../edge/src/testing/fixture-releases.ts';
import { openEdge, untilReady } from '../edge/src/testing/open-edge.ts';

/** Each command is a program of its own, which starts slowly on a busy machine. */
jest.setTimeout(60_000);

let market: Market;
beforeEach(async () => {
  market = await makeOpenMarket();
});
afterEach(() => rm(market.folder, { recursive: true }));

async function run(script: string, ...args: string[]) {
  return runWith({}, script, ...args);
}

async function runWith(settings: Record<string, string>, script: string, ...args: string[]) {
  const env = {
    ...process.env,
    ...settings,
    RELEASE_KEY_FILE: market.keyFile,
    RELEASES_DIR: path.join(market.folder, 'releases'),
    CHANNELS_DIR: path.dirname(market.channelFolder),
  };
  const command = promisify(execFile)(process.execPath, [path.join(__dirname, script), ...args], { env });
  const failed = (error: { code: number; stdout: string; stderr: string }) => error;
  const { code, stdout, stderr } = await command.then((output) => ({ code: 0, ...output }), failed);
  return { code, said: (stdout + stderr).trim() };
}

const notCompared = ' (its calls were not compared, because API_URLS names no API)';
const currentShop = async () => (await market.channel.newest())?.releases['remote-shop'];

test('promote takes the newest release or the named one; rollback restores the one before', async () => {
  const first = await currentShop();
  const second = await market.release('remote-shop', { greeting: 'second' });
  expect(await run('promote.ts', 'shop')).toEqual({ code: 0, said: `Promoted remote-shop ${second.id}${notCompared}` });
  expect(await currentShop()).toBe(second.id);
  expect(await run('rollback.ts', 'shop')).toEqual({ code: 0, said: `Rolled back remote-shop to ${first}` });
  expect(await currentShop()).toBe(first);
  expect((await run('promote.ts', 'remote-shop', second.id)).code).toBe(0);
  expect(await currentShop()).toBe(second.id);
});

test('after a revert, promote takes the content that was released last, though it is older', async () => {
  const good = await market.release('remote-shop', { greeting: 'good' });
  const bad = await market.release('remote-shop', { greeting: 'bad' });
  await promote(market, { 'remote-shop': bad.id });
  await market.release('remote-shop', { greeting: 'good' });
  expect((await run('promote.ts', 'shop')).said).toContain(`Promoted remote-shop ${good.id}`);
});

test('without a named build, promote and preview refuse when the newest release is damaged; releases names it', async () => {
  const older = await market.release('remote-shop', { greeting: 'older' });
  const newest = await market.release('remote-shop', { greeting: 'newest' });
  const damage = ({ id }: { id: string }, text: string) =>
    writeFile(path.join(market.store.folder('remote-shop', id), 'release.json'), text);
  await damage(newest, '');
  const reason = `${newest.id}: remote-shop ${newest.id}: release.json is not signed by a trusted key`;
  for (const script of ['promote.ts', 'preview.ts']) {
    expect(await run(script, 'shop')).toEqual({ code: 1, said: expect.stringContaining(reason) });
  }
  expect((await run('releases.ts', 'shop')).said).toContain(`remote-shop ${newest.id}  not trusted: `);
  // One that says that it is older does not stand in the way.
  await damage(newest, '{"releasedAt":"2020-01-01T00:00:00.000Z"}');
  expect((await run('promote.ts', 'shop')).said).toContain(`Promoted remote-shop ${older.id}`);
});

test('promote switches several apps in one step, as the first promotion of an empty channel has to', async () => {
  const apps = appNames.map((app) => app.replace('remote-', ''));
  const releases = (await market.channel.newest())?.releases;
  await rm(market.channelFolder, { recursive: true });
  expect((await run('promote.ts', 'host')).said).toContain('remote-shop has no release in this set yet');
  expect((await run('promote.ts', ...apps)).said.split('\n')).toEqual(
    Object.entries(releases ?? {}).map(([app, id]) => `Promoted ${app} ${id}${notCompared}`),
  );
  expect(await market.channel.newest()).toMatchObject({ generation: 1, releases });
  const shop = await market.release('remote-shop', { greeting: 'second' });
  const auth = await market.release('remote-auth', { greeting: 'second' });
  expect((await run('promote.ts', 'shop', shop.id, 'auth')).code).toBe(0);
  expect(await market.channel.newest()).toMatchObject({
    generation: 2,
    releases: { 'remote-shop': shop.id, 'remote-auth': auth.id },
  });
});

test.each([
  [['promote.ts', 'shop', '0123456789ab'], 'Not promoted:\n  - There is no release 0123456789ab of remote-shop'],
  [['rollback.ts', 'shop'], 'Not promoted:\n  - remote-shop has no release to go back to'],
  [['promote.ts', 'fish'], expect.stringContaining("There is no app 'fish'")],
  [['promote.ts'], 'Usage: pnpm promote <app> [build]… [--canary <percent>] [--reason <text>]'],
  [['rollback.ts'], 'Usage: pnpm rollback <app> [--reason <text>]'],
  [
    ['promote.ts', 'shop', '--canary', 'all'],
    'Not promoted:\n  - A canary is served to 1 to 99 percent of the visitors',
  ],
  [['preview.ts'], 'Usage: pnpm preview <app> [build]… [--hours <number>]'],
  [['preview.ts', 'shop', '--hours', '1e300'], expect.stringContaining('from 1 to 720')],
  [['release-api.ts'], 'Usage: pnpm release:api <address of the new API>…'],
  [['release.ts'], 'Usage: pnpm release <app>… [--no-build]'],
])('%j fails with a message', async ([script = '', ...args], said) => {
  expect(await run(script, ...args)).toEqual({ code: 1, said });
});

test('promote compares with the API, and fails when it says nothing', async () => {
  await market.release('remote-shop', { greeting: 'second' });
  const api = createServer((_request, response) => response.end('{"paths":{}}')).listen(0);
  const settings = { API_URLS: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
  expect(await runWith(settings, 'promote.ts', 'shop')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Promoted remote-shop \w+$/),
  });
  api.close();
  expect(await runWith(settings, 'promote.ts', 'shop')).toEqual({
    code: 1,
    said: `${settings.API_URLS}/api/openapi.json does not say what the API serves`,
  });
});

test('an API that lacks a call of a served app must not replace the running one', async () => {
  const calls = { 'GET /api/v1/search': { reply: { is: 'object', has: {} } as const } };
  const uses = { doors: {}, libraries: {}, exposes: {}, calls, links: {} };
  const shop = await market.release('remote-shop', { surface: { uses } });
  await promote(market, { 'remote-shop': shop.id });
  let paths = '{"/api/v1/search":{"get":{}}}';
  const api = createServer((_request, response) => response.end(`{"paths":${paths}}`)).listen(0);
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  expect(await run('release-api.ts', address)).toEqual({
    code: 0,
    said: 'All served apps, and the releases before them, fit this API',
  });
  paths = '{}';
  expect(await run('release-api.ts', address)).toEqual({
    code: 1,
    said: `This API would break apps:\n  - remote-shop ${shop.id} makes the call GET /api/v1/search, which the API does not serve: keep it in the API until no served release of remote-shop, nor the one before it, needs it`,
  });
  api.close();
});

test('releases lists what is served; releases collect removes what nobody needs, when told to', async () => {
  jest.useFakeTimers({
    now: Date.now() - 40 * 24 * 60 * 60_000,
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  });
  const old = await market.release('remote-shop', { greeting: 'never promoted' });
  jest.useRealTimers();
  const { said } = await run('releases.ts', 'shop');
  expect(said.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^remote-shop ${await currentShop()}  released .*  served$`)),
    expect.stringMatching(new RegExp(`^remote-shop ${old.id}  released [^ ]+ [^ ]+  unknown  Team of remote-shop$`)),
  ]);
  expect((await run('releases.ts', 'collect')).said).toMatch(
    /^remote-shop .*\nNobody needs these 1 releases; --remove/,
  );
  expect((await run('releases.ts', 'shop')).said).toContain(old.id);
  expect((await run('releases.ts', 'collect', '--remove')).said).toMatch(/\nRemoved 1 releases$/);
  expect((await run('releases.ts', 'shop')).said).not.toContain(old.id);
  expect((await run('releases.ts', 'collect', '--remove')).said).toBe('All releases are needed');
  await rm(market.channelFolder, { recursive: true });
  expect((await run('releases.ts', 'collect', '--remove')).code).toBe(1);
});

describe('before edges, named in EDGE_URLS,', () => {
  test('promote waits until they serve the release, and fails with the reason of one that does not', async () => {
    const edge = await openEdge({}, market);
    await untilReady(edge.app);
    const address = await edge.app.listen({ port: 0, host: '127.0.0.1' });
    const settings = { EDGE_URLS: address };
    const good = await market.release('remote-shop', { greeting: 'good' });
    expect(await runWith(settings, 'promote.ts', 'shop')).toEqual({
      code: 0,
      said: `Promoted remote-shop ${good.id}${notCompared}`,
    });
    expect((await edge.app.inject('/')).body).toContain('good</main>');
    const canary = await market.release('remote-shop', { greeting: 'canary' });
    expect(await runWith(settings, 'promote.ts', 'shop', '--canary', '10')).toEqual({
      code: 0,
      said: `Promoted remote-shop ${canary.id} for 10 % of the visitors${notCompared}`,
    });
    expect((await runWith(settings, 'errors.ts')).code).toBe(0);
    expect(await runWith(settings, 'rollback.ts', 'shop')).toEqual({
      code: 0,
      said: `All visitors have remote-shop ${good.id} again`,
    });
    const preview = await runWith({ ...settings, PUBLIC_URL: address }, 'preview.ts', 'shop', canary.id);
    const opened = await fetch(/^http\S+token=\S+$/m.exec(preview.said)?.[0] ?? '', { redirect: 'manual' });
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await edge.app.inject({ url: '/', headers: { cookie } })).body).toContain('canary</main>');

    const auth = await market.leaveOut('remote-auth');
    expect((await runWith(settings, 'promote.ts', 'auth', auth, '--canary', '10')).code).toBe(0);
    expect(await runWith(settings, 'rollback.ts', 'auth')).toEqual({
      code: 0,
      said: 'No visitor has remote-auth any more',
    });
    expect((await market.channel.newest())?.changes).toMatchObject([
      { kind: 'canary ended', app: 'remote-auth', from: auth, to: null },
    ]);
    expect((await edge.app.inject('/ready')).json().canary).toBeUndefined();
    await promote(market, { 'remote-auth': auth });

    const bad = await market.release('remote-shop', { serverCode: 'throw new Error("cannot start")' });
    const { code, said } = await runWith(settings, 'promote.ts', 'shop');
    expect(code).toBe(1);
    expect(said).toContain(`The channel names remote-shop ${bad.id}, but not every edge serves it:\n  - ${address}: `);
    expect(said).toContain('cannot start');
    expect(await runWith(settings, 'rollback.ts', 'shop', '--reason', 'cannot start')).toEqual({
      code: 0,
      said: `Rolled back remote-shop to ${good.id}`,
    });
    expect((await market.channel.newest())?.changes[0]).toMatchObject({ kind: 'rollback', reason: 'cannot start' });
    await edge.app.close();
  });
});
