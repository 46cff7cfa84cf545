import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@jangteo/contract/release';
import { type Market, makeOpenMarket } from '../testing/fixture-releases.ts';
import { openEdge, untilReady } from '../testing/open-edge.ts';
import { promote } from './channel/promote.ts';
import { writeSigned } from './description.ts';
import { releaseId } from './release-id.ts';
import { KeptReleases } from './stores/kept-releases.ts';
import { ReleaseFolder } from './stores/release-folder.ts';

let market: Market;
let release: Release;
let folder: string;
beforeEach(async () => {
  market = await makeOpenMarket();
  release = await market.release('remote-shop', { greeting: 'new' });
  folder = market.store.folder(release.app, release.id);
});
afterEach(() => rm(market.folder, { recursive: true }));

/** A store without what another has cached, as another process has it. */
const freshStore = () => new ReleaseFolder(path.join(market.folder, 'releases'), market.store.trustedKeys);
const promotion = () => promote({ ...market, store: freshStore() }, { [release.app]: release.id });
const copyToEdge = () => new KeptReleases(freshStore(), path.join(market.folder, 'kept')).keep(release.app, release.id);

async function filesOfRelease(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

test('a bit flipped in any file of a release, in turn: promotion and edge refuse it each time', async () => {
  const files = await filesOfRelease();
  const kinds = ['release.json', 'node/server.js', 'web/main.js', 'web/main.js.br', 'web/main.js.gz'];
  expect(files.map((file) => path.relative(folder, file))).toEqual(expect.arrayContaining(kinds));
  const accepted: string[] = [];
  for (const file of files) {
    const content = await readFile(file);
    for (const place of [0, content.byteLength >> 1, content.byteLength - 1]) {
      const flipped = Buffer.from(content);
      flipped.writeUInt8(flipped.readUInt8(place) ^ 1, place);
      await writeFile(file, flipped);
      for (const attempt of [promotion, copyToEdge]) {
        await attempt().then(
          () => accepted.push(`${attempt.name}: ${file} ${place}`),
          () => undefined,
        );
      }
    }
    await writeFile(file, content);
  }
  expect(accepted).toEqual([]);
  await copyToEdge();
  await promotion();
});

test('a file cut short or removed is refused, whichever it is', async () => {
  const accepted: string[] = [];
  for (const file of await filesOfRelease()) {
    const content = await readFile(file);
    for (const change of [() => writeFile(file, content.subarray(0, -1)), () => rm(file)]) {
      await change();
      await promotion().then(
        () => accepted.push(file),
        () => undefined,
      );
    }
    await writeFile(file, content);
  }
  expect(accepted).toEqual([]);
});

test('a release that another key has signed is refused, and its code is not evaluated', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeSigned(folder, release, privateKey);
  await expect(promotion()).rejects.toThrow('release.json is not signed by a trusted key');

  const store = new ReleaseFolder(path.join(market.folder, 'releases'), [
    createPublicKey(privateKey),
    ...market.store.trustedKeys,
  ]);
  const edge = await openEdge({}, market);
  const before = await untilReady(edge.app);
  await promote({ ...market, store }, { [release.app]: release.id });
  const { set, apps } = await untilReady(edge.app, ({ generation }) => generation === 2);
  expect(set).toBe(before.set);
  expect(apps['remote-shop']?.reason).toBe(
    `remote-shop ${release.id}: release.json is not signed by a trusted key, but by one that is not, or no longer, accepted`,
  );
  await edge.app.close();
});

test('a description whose content has another id is refused, though its signature is right', async () => {
  const changed = { ...release, entry: 'pages/shop-home.js' };
  expect(releaseId(changed)).not.toBe(release.id);
  await writeSigned(folder, changed, market.signingKey);
  await expect(promotion()).rejects.toThrow('its content has another id');
});

test('a file that was changed in the store after its release left the edge’s disk is not sent', async () => {
  const edge = await openEdge({}, market);
  await untilReady(edge.app);
  await writeFile(path.join(folder, 'web', 'main.js'), 'changed');
  await writeFile(path.join(folder, 'web', 'main.js.br'), 'changed');
  const url = `/r/remote-shop/${release.id}/main.js`;
  const headers = { 'accept-encoding': 'br' };
  expect((await edge.app.inject({ url, headers })).statusCode).toBe(404);
  expect((await edge.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })).statusCode).toBe(200);
  await edge.app.close();
});
