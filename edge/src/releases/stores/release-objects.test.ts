import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, appNames, type Release } from '@jangteo/contract/release';
import { type ObjectStore, openObjectStore } from '@jangteo/object-store';
import { type ObjectStoreStandIn, objectStoreAccess, startObjectStore } from '@jangteo/outside/object-store';
import { type Market, makeMarket } from '../../testing/fixture-releases.ts';
import { type OpenEdge, openEdge, untilReady } from '../../testing/open-edge.ts';
import { addRelease } from '../add-release.ts';
import { promote, rollback } from '../channel/promote.ts';
import { removeReleases } from '../collect.ts';
import { openReleases } from '../open-releases.ts';

let standIn: ObjectStoreStandIn;
let market: Market;
let objects: ObjectStore;
beforeEach(async () => {
  standIn = await startObjectStore();
  objects = openObjectStore(`${standIn.url}/jangteo`, objectStoreAccess, { timeoutMs: 1_000 });
  market = await makeMarket();
});
afterEach(async () => {
  standIn.close();
  await rm(market.folder, { recursive: true, force: true });
});

/** The bucket, as another machine opens it. */
const open = (releaseObjects = objects) =>
  openReleases({
    releaseObjects,
    releasesDir: '/nowhere',
    channelFolder: '/nowhere/stable',
    trustedKeys: market.store.trustedKeys,
  });

/** The same bucket, of which writing differs. */
const withWrite = (write: ObjectStore['write']): ObjectStore => ({
  read: (key) => objects.read(key),
  add: (key, bytes) => objects.add(key, bytes),
  delete: (key) => objects.delete(key),
  list: (folder) => objects.list(folder),
  write,
});

/** What a build leaves behind. */
async function build(app: AppName, greeting?: string): Promise<string> {
  const release = await market.release(app, greeting === undefined ? {} : { greeting });
  const dist = path.join(market.folder, 'releases', app, release.id);
  await writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...release, compressed: {} }));
  await mkdir(path.join(dist, 'maps'), { recursive: true });
  await writeFile(path.join(dist, 'maps', 'main.js.map'), '{}');
  return dist;
}

/** As `pnpm release` does. */
const upload = async (app: AppName, greeting?: string): Promise<Release> =>
  (await addRelease(open().store, await build(app, greeting), market.signingKey)).release;

async function openMarket(): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const app of appNames) ids[app] = (await upload(app)).id;
  await promote({ ...open(), author: { by: 'tester' } }, ids);
  return ids;
}

let edges = 0;
/** An edge with an empty disk. */
const emptyEdge = (): Promise<OpenEdge> => {
  edges += 1;
  const keptDir = path.join(market.folder, `kept-${edges}`);
  return openEdge(
    { releaseObjects: objects, releasesDir: '/nowhere', channelFolder: '/nowhere/stable', keptDir },
    market,
  );
};

test('an edge with an empty disk serves what is released and promoted in a bucket, and follows it', async () => {
  const ids = await openMarket();
  const edge = await emptyEdge();
  await untilReady(edge.app);
  expect((await edge.app.inject('/')).body).toContain('remote-shop</main>');
  const file = await edge.app.inject(`/r/remote-shop/${ids['remote-shop']}/main.js`);
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
  // Source maps are kept beside the release, and no browser gets one.
  expect((await edge.app.inject(`/r/remote-shop/${ids['remote-shop']}/main.js.map`)).statusCode).toBe(404);
  expect(await objects.read(`releases/remote-shop/${ids['remote-shop']}/maps/main.js.map`)).toEqual(Buffer.from('{}'));

  const second = await upload('remote-shop', 'second');
  await promote({ ...open(), author: { by: 'tester' } }, { 'remote-shop': second.id });
  await untilReady(edge.app, ({ releases }) => releases['remote-shop'] === second.id);
  expect((await edge.app.inject('/')).body).toContain('second</main>');
  // An open page loads files of the release before.
  const before = await edge.app.inject(`/r/remote-shop/${ids['remote-shop']}/pages/shop-home.js`);
  expect(before.statusCode).toBe(200);
  await rollback({ ...open(), author: { by: 'tester' } }, 'remote-shop');
  await untilReady(edge.app, ({ releases }) => releases['remote-shop'] === ids['remote-shop']);
  await edge.close();
});

test('a file that differs in the bucket is neither evaluated nor sent; the app stays with its last good release', async () => {
  const ids = await openMarket();
  const edge = await emptyEdge();
  await untilReady(edge.app);
  const second = await upload('remote-shop', 'second');
  await objects.write(`releases/remote-shop/${second.id}/node/server.js`, Buffer.from('exports.greeting = "evil";'));
  await expect(promote({ ...open(), author: { by: 'tester' } }, { 'remote-shop': second.id })).rejects.toThrow(
    'node/server.js is not what was built',
  );
  // A promotion on a machine that saw the release before it was changed.
  const channel = (await open().channel.newest()) as NonNullable<Awaited<ReturnType<Market['channel']['newest']>>>;
  const releases = { ...channel.releases, 'remote-shop': second.id };
  expect(await open().channel.add({ ...channel, generation: channel.generation + 1, releases })).toBe(true);
  const state = await untilReady(edge.app, ({ apps }) => apps['remote-shop']?.reason !== undefined);
  expect(state.apps['remote-shop']).toMatchObject({
    served: ids['remote-shop'],
    reason: expect.stringContaining('node/server.js is not what was built'),
  });
  expect((await edge.app.inject('/')).body).toContain('remote-shop</main>');
  await objects.write(`releases/remote-shop/${second.id}/web/pages/shop-home.js`, Buffer.from('evil'));
  expect((await edge.app.inject(`/r/remote-shop/${second.id}/pages/shop-home.js`)).statusCode).toBe(404);
  await edge.close();
});

test('while the bucket does not respond, edges serve what they have; a new release waits', async () => {
  const ids = await openMarket();
  const edge = await emptyEdge();
  await untilReady(edge.app);
  const waiting = await upload('remote-auth', 'waiting');
  await edge.app.inject(`/r/remote-auth/${waiting.id}/pages/none.js`);
  standIn.fault = 'hang';
  for (let times = 0; times < 3; times += 1) expect((await edge.app.inject('/')).statusCode).toBe(200);
  expect((await edge.app.inject(`/r/remote-shop/${ids['remote-shop']}/main.js`)).statusCode).toBe(200);
  const other = await edge.app.inject(`/r/remote-auth/${waiting.id}/main.js`);
  expect([other.statusCode, other.headers['cache-control']]).toEqual([503, 'no-store']);
  standIn.fault = undefined;
  expect((await edge.app.inject(`/r/remote-auth/${waiting.id}/main.js`)).statusCode).toBe(200);
  const second = await upload('remote-shop', 'second');
  await promote({ ...open(), author: { by: 'tester' } }, { 'remote-shop': second.id });
  await untilReady(edge.app, (state) => state.releases['remote-shop'] === second.id);
  await edge.close();
});

test('a release of which an upload was broken off is not there until it is uploaded again', async () => {
  const dist = await build('remote-shop');
  let left = 3;
  const { store } = open(
    withWrite((key, bytes) => {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('cut off')) : objects.write(key, bytes);
    }),
  );
  await expect(addRelease(store, dist, market.signingKey)).rejects.toThrow('cut off');
  expect((await open().store.list('remote-shop')).releases).toEqual([]);
  const { release } = await addRelease(open().store, dist, market.signingKey);
  expect((await open().store.list('remote-shop')).releases.map(({ id }) => id)).toEqual([release.id]);
});

test('two pipelines that release the same content at once leave a readable release', async () => {
  const dist = await build('remote-shop');
  const ofAnother = path.join(market.folder, 'dist-of-another');
  await cp(dist, ofAnother, { recursive: true });
  const text = JSON.parse(await readFile(path.join(dist, 'release.json'), 'utf8'));
  await writeFile(path.join(ofAnother, 'release.json'), JSON.stringify({ ...text, commit: 'another' }));
  const [paused, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = withWrite(async (key, bytes) => {
    if (key.endsWith('/release.json')) {
      paused.resolve();
      await goOn.promise;
    }
    return objects.write(key, bytes);
  });
  const first = addRelease(open(slow).store, dist, market.signingKey);
  await paused.promise;
  const { release } = await addRelease(open().store, ofAnother, market.signingKey);
  expect(await open().store.read('remote-shop', release.id)).toMatchObject({ commit: 'another' });
  goOn.resolve();
  await first;
  expect(await open().store.read('remote-shop', release.id)).toMatchObject({ id: release.id });
});

test('of two promotions at once both are kept, one generation each; a removed release is gone', async () => {
  await openMarket();
  const [shop, auth] = [await upload('remote-shop', 'second'), await upload('remote-auth', 'second')];
  await Promise.all([
    promote({ ...open(), author: { by: 'one' } }, { 'remote-shop': shop.id }),
    promote({ ...open(), author: { by: 'two' } }, { 'remote-auth': auth.id }),
  ]);
  expect(await open().channel.newest()).toMatchObject({
    generation: 3,
    releases: { 'remote-shop': shop.id, 'remote-auth': auth.id },
  });
  const unused = await upload('remote-shop', 'third');
  const { store, channels } = open();
  const retention = { days: -1, rollbacks: 1 };
  expect(await removeReleases(store, await channels(), { releases: [unused, shop], retention })).toEqual([unused]);
  expect(await objects.list(`releases/remote-shop/${unused.id}`)).toEqual([]);
  expect(await open().store.read('remote-shop', shop.id)).toBeDefined();
});
