import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@jangteo/contract/release';
import { type Market, makeMarket } from '../testing/fixture-releases.ts';
import { addRelease } from './add-release.ts';
import { releaseId } from './release-id.ts';
import { parseRelease } from './schema.ts';

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

test('adding a stored release again leaves it as it is', async () => {
  const dist = await unreleased({ commit: 'later' });
  const again = await addRelease(market.store, dist, market.signingKey);
  expect(again).toEqual({ release, isNew: false });
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
