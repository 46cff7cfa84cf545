import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@jangteo/contract/release';
import { type Market, makeMarket } from '../testing/fixture-releases.ts';
import { addRelease } from './add-release.ts';
import { releaseId } from './release-id.ts';
import { parseRelease } from './schema.ts';
import { ReleaseFolder } from './stores/release-folder.ts';

let market: Market;
let release: Release;
beforeEach(async () => {
  market = await makeMarket();
  release = await market.release('remote-shop');
});
afterEach(() => rm(market.folder, { recursive: true }));

/** A build's folder before it is released. */
async function unreleased(changes: Partial<Release>): Promise<string> {
  const dist = path.join(market.folder, 'dist');
  await cp(market.store.folder(release.app, release.id), dist, { recursive: true });
  const build = { ...release, compressed: {}, ...changes };
  await writeFile(path.join(dist, 'release.json'), JSON.stringify({ ...build, id: releaseId(build) }));
  return dist;
}

test('a release is stored under its id, with compressed copies of its text files', async () => {
  const files = market.store.files(release);
  const plain = await files.web('main.js');
  expect(brotliDecompressSync((await files.web('main.js', 'br')) ?? '')).toEqual(plain);
  expect(gunzipSync((await files.web('main.js', 'gzip')) ?? '')).toEqual(plain);
  expect(await market.store.read('remote-shop', release.id)).toEqual(release);
});

/** The store as another process opens it. */
const openStore = (trustedKeys = market.store.trustedKeys) =>
  new ReleaseFolder(path.join(market.folder, 'releases'), trustedKeys);
const readAgain = (trustedKeys = market.store.trustedKeys) => openStore(trustedKeys).read(release.app, release.id);

test('adding a stored release again changes nothing but its time: it is the newest then', async () => {
  const other = await market.release('remote-shop', { greeting: 'other' });
  const dist = await unreleased({ commit: 'later', builtAt: '2020-01-01T00:00:00.000Z' });
  const again = await addRelease(market.store, dist, market.signingKey);
  expect(again).toEqual({ release: { ...release, releasedAt: expect.any(String) }, isNew: false });
  expect(await readAgain()).toEqual(again.release);
  expect((await openStore().list('remote-shop')).releases.map(({ id }) => id)).toEqual([other.id, release.id]);
});

test('after a change of the key, the same content is signed with the new key', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const newKey = createPublicKey(privateKey);
  const dist = await unreleased({});
  const add = (keys = [newKey]) => addRelease(openStore(keys), dist, privateKey);
  await expect(add([...market.store.trustedKeys])).rejects.toThrow('none of RELEASE_PUBLIC_KEYS');
  await expect(readAgain([newKey])).rejects.toThrow('not signed by a trusted key');
  expect(await add([newKey, ...market.store.trustedKeys])).toMatchObject({ isNew: false });
  expect(await readAgain([newKey])).toMatchObject({ id: release.id });
  // A description that no trusted key signs any more is replaced, because its compressed copies are not part of the id.
  await addRelease(openStore(), dist, market.signingKey);
  expect(await add()).toMatchObject({ isNew: true });
  expect(await readAgain([newKey])).toMatchObject({ id: release.id });
});

test('a release from before descriptions contained their signature is trusted, and signed anew when added again', async () => {
  const folder = market.store.folder(release.app, release.id);
  const { releasedAt: _, ...old } = release;
  const text = `${JSON.stringify(old, null, 2)}\n`;
  await writeFile(path.join(folder, 'release.json'), text);
  await writeFile(
    path.join(folder, 'release.sig'),
    sign(null, Buffer.from(text), market.signingKey).toString('base64'),
  );
  expect(await readAgain()).toEqual(old);
  const dist = await unreleased({});
  await writeFile(path.join(folder, 'release.sig'), '');
  await expect(readAgain()).rejects.toThrow('not signed by a trusted key');
  await addRelease(openStore(), dist, market.signingKey);
  expect(await readAgain()).toMatchObject({ id: release.id });
});

test.each([
  ['description', 'release.json'],
  ['file', 'web/main.js.br'],
])(
  'a stored release with a damaged %s is listed or refused as such, and replaced when it is added again',
  async (_, file) => {
    const dist = await unreleased({});
    await writeFile(path.join(market.store.folder(release.app, release.id), file), '{}');
    const { damaged } = await openStore().list('remote-shop');
    expect(damaged.map(({ id }) => id)).toEqual(file === 'release.json' ? [release.id] : []);
    expect(await addRelease(openStore(), dist, market.signingKey)).toMatchObject({ isNew: true });
    expect(await openStore().list('remote-shop')).toMatchObject({ releases: [{ id: release.id }], damaged: [] });
    expect((await readdir(path.join(market.folder, 'releases', 'remote-shop'))).length).toBe(1);
  },
);

test('of two pipelines that add the same content to a folder at once, one adds it and the other finds it', async () => {
  const dist = await unreleased({});
  await rm(market.store.folder(release.app, release.id), { recursive: true });
  const added = await Promise.all([1, 2].map(() => addRelease(openStore(), dist, market.signingKey)));
  expect(added.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
  expect(await readAgain()).toMatchObject({ id: release.id });
});

test('only what a release lists is stored for browsers', async () => {
  const dist = await unreleased({ routes: {} });
  await writeFile(path.join(dist, 'web', 'notes.txt'), 'not listed');
  const { release: other } = await addRelease(market.store, dist, market.signingKey);
  expect(await market.store.files(other).web('notes.txt')).toBeUndefined();
});

test.each([
  ['a file that was changed after the build', 'changed', /main\.js is not what was built/],
  ['a file that is gone', undefined, /main\.js/],
])('%s is not released, and leaves no files behind', async (_name, content, reason) => {
  const dist = await unreleased({ routes: {} });
  const file = path.join(dist, 'web', 'main.js');
  if (content) await writeFile(file, content);
  else await rm(file);
  await expect(addRelease(market.store, dist, market.signingKey)).rejects.toThrow(reason);
  expect(await readdir(path.join(market.folder, 'releases', 'remote-shop'))).toEqual([release.id]);
});

test.each([
  ['another app', { app: 'remote-game' }],
  ['an id that is a path', { id: '../../x' }],
  ['a file outside of its folder', { entry: '../node/server.js' }],
  ['an absolute file', { serverEntry: '/etc/passwd' }],
  ['a route that leads out', { routes: { 'shop:home': { path: '//evil.example', pageName: 'x' } } }],
  [
    'a redirection that leads out',
    { routes: { 'shop:home': { path: '/', redirectTo: 'https://evil.example', pageName: 'x' } } },
  ],
  ['no entry', { entry: undefined }],
])('a release description with %s is refused', async (_name, change) => {
  const text = await readFile(path.join(market.store.folder(release.app, release.id), 'release.json'), 'utf8');
  expect(() => parseRelease(text, 'release.json')).not.toThrow();
  expect(() => parseRelease(JSON.stringify({ ...JSON.parse(text), ...change }), 'release.json')).toThrow(
    /^release\.json is malformed: /,
  );
});
