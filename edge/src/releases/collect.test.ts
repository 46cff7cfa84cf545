import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayMs } from '@jangteo/contract/korean-day';
import { type Market, makeMarket, makeOpenMarket } from '../testing/fixture-releases.ts';
import { setCanary } from './channel/canary.ts';
import { ChannelFolder } from './channel/channel-folder.ts';
import { promote, rollback } from './channel/promote.ts';
import { removeReleases, unneededReleases } from './collect.ts';
import { ReleaseFolder } from './stores/release-folder.ts';

const retention = { days: 30, rollbacks: 3 };

let market: Market;
const now = Date.now();
beforeEach(async () => {
  at(-1_000);
  market = await makeOpenMarket();
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(market.folder, { recursive: true });
});

function at(day: number): void {
  jest.useFakeTimers({ now: now + day * dayMs, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
}

/** Releases of the shop, each built and promoted on that day. */
async function promotedOn(...days: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const day of days) {
    at(day);
    const { id } = await market.release('remote-shop', { greeting: `of day ${day}` });
    await promote(market, { 'remote-shop': id });
    ids.push(id);
  }
  at(0);
  return ids;
}

const unneeded = async (channels = [market.channel]) =>
  (await unneededReleases(market.store, channels, retention)).map(({ app, id }) => `${app} ${id}`);

test('what open pages of 30 days, the canary, three rollbacks and new releases need is kept; the rest is found', async () => {
  const first = String((await market.channel.newest())?.releases['remote-shop']);
  const [second, third, fourth] = await promotedOn(-200, -100, -90, -31, -29, -5, -4, -3, -1);
  at(-150);
  const neverPromoted = (await market.release('remote-auth', { greeting: 'never promoted' })).id;
  const canary = (await market.release('remote-community', { greeting: 'canary' })).id;
  at(-20);
  const waiting = (await market.release('remote-auth', { greeting: 'waiting' })).id;
  await setCanary(market, { 'remote-community': canary }, 10);
  at(0);
  // The release of day -31 was current 30 days ago.
  expect((await unneeded()).toSorted()).toEqual(
    [`remote-auth ${neverPromoted}`, ...[first, second, third, fourth].map((id) => `remote-shop ${id}`)].toSorted(),
  );
  expect(await unneeded()).not.toContain(`remote-auth ${waiting}`);
  await rollback(market, 'remote-community');
  expect(await unneeded()).not.toContain(`remote-community ${canary}`);
  at(31);
  expect(await unneeded()).toContain(`remote-community ${canary}`);
});

test('releases that are not trusted any more are collected as others are, and not while a channel needs them', async () => {
  const [old, before, served] = await promotedOn(-200, -100, -1);
  at(-150);
  const { id: undated } = await market.release('remote-auth', { greeting: 'undated' });
  at(0);
  await writeFile(path.join(market.store.folder('remote-auth', undated), 'release.json'), '{"releasedAt":5}');
  const otherKey = createPublicKey(generateKeyPairSync('ed25519').privateKey);
  const store = new ReleaseFolder(path.join(market.folder, 'releases'), [otherKey]);
  const { releases, damaged } = await store.list('remote-shop');
  expect(releases).toEqual([]);
  expect(damaged.map(({ fault }) => fault.message)).toContain(
    `remote-shop ${old}: release.json is not signed by a trusted key, but by one that is not, or no longer, accepted`,
  );
  const short = { days: 30, rollbacks: 1 };
  const unneeded = await unneededReleases(store, [market.channel], short);
  const ids = unneeded.map(({ id }) => id);
  expect(ids).toContain(old);
  for (const needed of [before, served, undated]) expect(ids).not.toContain(needed);
  const removed = await removeReleases(store, [market.channel], { releases: unneeded, retention: short });
  expect(removed).toEqual(unneeded);
  expect(await readdir(path.join(market.folder, 'releases', 'remote-shop'))).not.toContain(old);
});

test('a release is needed while any channel needs it', async () => {
  const [old = ''] = await promotedOn(-200, -150, -140, -130, -120);
  expect(await unneeded()).toContain(`remote-shop ${old}`);
  const other = new ChannelFolder(path.join(market.folder, 'channels', 'other'));
  const releases = (await market.channel.newest())?.releases;
  await promote({ ...market, channel: other }, { ...releases, 'remote-shop': old });
  expect(await unneeded([market.channel, other])).not.toContain(`remote-shop ${old}`);
});

test('without a record of what was served, nothing is removed', async () => {
  const empty = await makeMarket();
  await expect(unneeded([market.channel, empty.channel])).rejects.toThrow('A channel has no generation');
  await rm(empty.folder, { recursive: true });
});

test('only what is still unneeded is removed, and rollbacks still work', async () => {
  const [promotedAgain = '', ...ids] = await promotedOn(-200, -150, -140, -130, -120);
  const releases = await unneededReleases(market.store, [market.channel], retention);
  expect(releases.map(({ id }) => id)).toContain(promotedAgain);
  await promote(market, { 'remote-shop': promotedAgain });
  const removed = await removeReleases(market.store, [market.channel], { releases, retention });
  expect(removed.map(({ id }) => id)).not.toContain(promotedAgain);
  expect(removed).not.toEqual([]);
  const stored = await readdir(path.join(market.folder, 'releases', 'remote-shop'));
  for (const { app, id } of removed) if (app === 'remote-shop') expect(stored).not.toContain(id);
  for (const id of ids.toReversed().slice(0, 3)) {
    expect((await rollback(market, 'remote-shop')).releases['remote-shop']).toBe(id);
  }
});
