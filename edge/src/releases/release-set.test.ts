import { rm } from 'node:fs/promises';
import { scriptListFile } from '@jangteo/contract/release';
import { type Market, makeMarket } from '../testing/fixture-releases.ts';
import { makeReleaseSet } from './release-set.ts';

let market: Market;
beforeEach(async () => {
  market = await makeMarket();
});
afterEach(() => rm(market.folder, { recursive: true }));

const settings = { ownOrigins: ['http://market.test'], shopOrigin: 'http://shop.test' };
const listed = (greeting: string) => ({ greeting, webFiles: { [scriptListFile]: `{"of":"${greeting}"}` } });

test('the registry names the release before of a remote, with the hash of its script list', async () => {
  const host = await market.release('host');
  const [before, shop] = [
    await market.release('remote-shop', listed('before')),
    await market.release('remote-shop', listed('now')),
  ];
  const { registry, id } = makeReleaseSet({ host, 'remote-shop': shop }, settings, { 'remote-shop': before, host });
  expect(registry.apps['remote-shop']?.before).toEqual({
    release: before.id,
    base: `/r/remote-shop/${before.id}/`,
    entry: `/r/remote-shop/${before.id}/main.js`,
    scripts: before.files[scriptListFile]?.integrity,
  });
  expect(registry.apps.host.before).toBeUndefined();
  expect(id).not.toBe(makeReleaseSet({ host, 'remote-shop': shop }, settings).id);
});

test('an app that is served with its release before has none before it', async () => {
  const host = await market.release('host');
  const shop = await market.release('remote-shop', listed('now'));
  const set = makeReleaseSet({ host, 'remote-shop': shop }, settings, { 'remote-shop': shop });
  expect(set.registry.apps['remote-shop']).not.toHaveProperty('before');
  expect(set.id).toBe(makeReleaseSet({ host, 'remote-shop': shop }, settings).id);
});

test('only a release without a script list has all its hashes in the registry', async () => {
  const host = await market.release('host');
  const shop = await market.release('remote-shop', listed('now'));
  const { integrity } = makeReleaseSet({ host, 'remote-shop': shop }, settings).registry;
  expect(Object.keys(integrity).length).toBeGreaterThan(0);
  expect(Object.keys(integrity).every((path) => path.startsWith('/r/host/'))).toBe(true);
});
