import { rm } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { appNames, type Registry, type Release, scriptListFile } from '@jangteo/contract/release';
import type { Releases } from '../releases/channel/promotion-rules.ts';
import { makeReleaseSet } from '../releases/release-set.ts';
import { integrityOf } from '../releases/verify-release.ts';
import { type Market, makeMarket } from '../testing/fixture-releases.ts';
import { pageRegistry } from './page-registry.ts';

const settings = { ownOrigins: ['http://market.test'], shopOrigin: 'http://shop.test' };
const listed = { webFiles: { [scriptListFile]: '{}' } };

let market: Market;
let releases: Releases;
beforeAll(async () => {
  market = await makeMarket();
  const all = await Promise.all(appNames.map((app) => market.release(app, listed)));
  releases = Object.fromEntries(all.map((release) => [release.app, release])) as unknown as Releases;
});
afterAll(() => rm(market.folder, { recursive: true }));

test('a page names the host and its own app, and a file with all apps of the set', () => {
  const set = makeReleaseSet(releases, settings);
  const registry = pageRegistry(set, 'remote-shop');
  expect(registry).toEqual({
    ...set.registry,
    apps: { host: set.registry.apps.host, 'remote-shop': set.registry.apps['remote-shop'] },
    appsFile: { path: set.appsFile.path, integrity: integrityOf(set.appsFile.content) },
  });
  expect(JSON.parse(set.appsFile.content.toString())).toEqual(set.registry.apps);
  expect(Object.keys(pageRegistry(set, 'host').apps)).toEqual(['host']);
});

test('sets that differ in one release have files with other names, equal ones the same', async () => {
  const { path } = makeReleaseSet(releases, settings).appsFile;
  expect(makeReleaseSet({ ...releases }, settings).appsFile.path).toBe(path);
  const auth = await market.release('remote-auth', { ...listed, greeting: 'other' });
  expect(makeReleaseSet({ ...releases, 'remote-auth': auth }, settings).appsFile.path).not.toBe(path);
});

test('a page of a host that does not fetch the apps names all of them', async () => {
  const host = await market.release('host', { ...listed, fetchesApps: false });
  const { registry } = makeReleaseSet({ ...releases, host }, settings);
  expect(pageRegistry(makeReleaseSet({ ...releases, host }, settings), 'remote-shop')).toEqual(registry);
});

test('a page’s registry does not grow with the number of remotes', () => {
  const bytesWith = (more: number) => {
    const made = Array.from({ length: more }, (_, n) => [`remote-made${n}`, madeRemote(n)]);
    const set = makeReleaseSet({ ...releases, ...Object.fromEntries(made) }, settings);
    expect(Object.keys(set.registry.apps)).toHaveLength(appNames.length + more);
    return bytesOf(pageRegistry(set, 'remote-shop'));
  };
  expect(Math.abs(bytesWith(26) - bytesWith(0))).toBeLessThan(20);
});

const bytesOf = (registry: Registry): number => brotliCompressSync(JSON.stringify(registry)).length;

const madeRemote = (n: number): Release => ({
  ...(releases['remote-shop'] as Release),
  app: `remote-made${n}` as Release['app'],
  routes: { [`made${n}:main`]: { path: `/made${n}`, pageName: `made ${n}` } },
});
