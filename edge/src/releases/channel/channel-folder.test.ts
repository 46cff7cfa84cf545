import { execFile, spawnSync } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Channel } from '@jangteo/contract/release';
import { openObjectStore } from '@jangteo/object-store';
import { type Market, makeOpenMarket } from '../../testing/fixture-releases.ts';
import { generationsOf } from './channel.ts';
import { ChannelFolder } from './channel-folder.ts';
import { ChannelObjects } from './channel-objects.ts';
import { promote, rollback } from './promote.ts';

let market: Market;
beforeEach(async () => {
  market = await makeOpenMarket();
});
afterEach(() => rm(market.folder, { recursive: true }));

/** Some containers do not let a process make namespaces: there, four processes of one namespace promote. */
const ownNamespace = ['unshare', '--pid', '--fork'];
const [makeNamespace = '', ...options] = ownNamespace;
const inOwnNamespace = spawnSync(makeNamespace, [...options, 'true']).status === 0 ? ownNamespace : [];

/** Promotes the releases one after the other, and prints each generation that this made. */
const promoter = `
import { promote } from ${JSON.stringify(path.join(__dirname, 'promote.ts'))};
import { trustedKeysOf } from ${JSON.stringify(path.join(__dirname, '../release-keys.ts'))};
import { ReleaseFolder } from ${JSON.stringify(path.join(__dirname, '../stores/release-folder.ts'))};
import { ChannelFolder } from ${JSON.stringify(path.join(__dirname, 'channel-folder.ts'))};
const [releases, channel, app, ...ids] = process.argv.slice(1);
const store = new ReleaseFolder(releases, trustedKeysOf(process.env));
const place = { store, channel: new ChannelFolder(channel), author: { by: String(process.pid) } };
for (const id of ids) console.log((await promote(place, { [app]: id })).generation);
`;

test('80 promotions by four process namespaces: each adds one generation, and all are in the record', async () => {
  const apps = ['remote-shop', 'remote-community', 'remote-mypage', 'remote-auth'] as const;
  const wanted = await Promise.all(
    apps.map(async (app) => {
      const [a, b] = [await market.release(app, { greeting: 'a' }), await market.release(app, { greeting: 'b' })];
      return { app, ids: Array.from({ length: 20 }, (_, round) => (round % 2 ? b.id : a.id)) };
    }),
  );
  const printed = await Promise.all(
    wanted.map(({ app, ids }) => {
      const node = [process.execPath, '--input-type=module', '-e', promoter];
      const [command = '', ...args] = [...inOwnNamespace, ...node];
      return promisify(execFile)(
        command,
        [...args, path.join(market.folder, 'releases'), market.channelFolder, app, ...ids],
        {
          env: { ...process.env, RELEASE_KEY_FILE: market.keyFile },
        },
      );
    }),
  );
  const made = printed.flatMap(({ stdout }) => stdout.trim().split('\n').map(Number));
  expect(made.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 80 }, (_, i) => i + 2));

  const changes = (await Array.fromAsync(generationsOf(market.channel))).flatMap((generation) => generation.changes);
  const newest = await market.channel.newest();
  for (const { app, ids } of wanted) {
    const ofApp = changes.filter((change) => change.app === app).map(({ to }) => to);
    expect(ofApp.reverse().slice(1)).toEqual(ids);
    expect(newest?.releases[app]).toBe(ids.at(-1));
  }
  if (inOwnNamespace.length > 0) expect(new Set(changes.map(({ by }) => by))).toEqual(new Set(['tester', '1']));
}, 120_000);

test.each([
  ['a folder', (folder: string) => new ChannelFolder(path.join(folder, 'channels/stable'))],
  ['an object store', (folder: string) => new ChannelObjects(openObjectStore(folder, {}), 'stable')],
])('[MFE-03] a generation in %s is told though a rollback of the same process read it first', async (_, open) => {
  const channel = open(market.folder);
  const told = Promise.withResolvers<void>();
  await channel.newest();
  const stop = await channel.watch(told.resolve);
  const { id } = await market.release('remote-shop', { greeting: 'second' });
  await promote({ ...market, channel: open(market.folder) }, { 'remote-shop': id });
  expect(await channel.newest()).toMatchObject({ generation: 2 });
  await told.promise;
  stop();
});

test('of writers that add the same generation, one adds it, and no draft is left', async () => {
  const { generation, ...rest } = (await market.channel.newest()) as Channel;
  const writers = Array.from({ length: 20 }, () => new ChannelFolder(market.channelFolder));
  const added = await Promise.all(writers.map((writer) => writer.add({ ...rest, generation: generation + 1 })));
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await readdir(market.channelFolder)).toEqual(['00000001.json', '00000002.json']);
});

test('a writer that was killed leaves a draft, which neither blocks nor is read', async () => {
  await writeFile(path.join(market.channelFolder, 'b1a2.draft'), '{"generation": 2');
  const { id } = await market.release('remote-shop', { greeting: '2' });
  expect((await promote(market, { 'remote-shop': id })).generation).toBe(2);
});

test('after 10,000 promotions of one app another is rolled back, reading only the generations it needs', async () => {
  const first = (await market.channel.newest()) as Channel;
  const { id } = await market.release('remote-shop', { greeting: '2' });
  const promoted = await promote(market, { 'remote-shop': id });
  const folder = path.join(market.folder, 'long');
  await mkdir(folder);
  for (let generation = 1; generation <= 10_002; generation += 1) {
    const channel = generation === 1 ? first : { ...promoted, generation, changes: [] };
    await writeFile(path.join(folder, `${String(generation).padStart(8, '0')}.json`), JSON.stringify(channel));
  }
  const channel = new ChannelFolder(folder);
  const read = jest.spyOn(channel, 'generation');
  const rolledBack = await rollback({ ...market, channel }, 'remote-shop');
  expect(rolledBack).toMatchObject({ generation: 10_003, releases: first.releases });
  expect(read).toHaveBeenCalledTimes(2);
}, 60_000);

test('two people who roll back at the same time go one release back', async () => {
  const first = await market.channel.newest();
  const ids: string[] = [];
  for (const greeting of ['2', '3']) {
    const { id } = await market.release('remote-shop', { greeting });
    await promote(market, { 'remote-shop': id });
    ids.push(id);
  }
  const people = [1, 2].map(() =>
    rollback({ ...market, channel: new ChannelFolder(market.channelFolder) }, 'remote-shop'),
  );
  const outcomes = await Promise.allSettled(people);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await market.channel.newest())?.releases['remote-shop']).toBe(ids[0]);
  expect(first?.releases['remote-shop']).not.toBe(ids[0]);
});
