import { dayMs } from '@jangteo/contract/korean-day';
import { appNames, type Channel, type Release } from '@jangteo/contract/release';
import { type ChannelStore, generationsOf } from './channel/channel.ts';
import { releasedAt } from './description.ts';
import type { ReleaseSource, StoredReleases } from './stores/release-source.ts';

/** The releases that must stay. */
export interface Retention {
  /** A page may be open for so long, and load more files of its releases. A new release may wait as long to be promoted. */
  days: number;
  /** So many rollbacks in a row find their release. */
  rollbacks: number;
}

const keyOf = (app: string, id: string): string => `${app}/${id}`;

export type StoredRelease = Release | StoredReleases['damaged'][number];

/**
 * The releases that no channel, no rollback and no open page needs, the oldest of each app first. Among them are those that
 * cannot be trusted, as after a change of keys, unless they do not even say when they were released.
 */
export async function unneededReleases(
  store: ReleaseSource,
  channels: readonly ChannelStore[],
  retention: Retention,
): Promise<StoredRelease[]> {
  const since = Date.now() - retention.days * dayMs;
  const needed = new Set<string>();
  for (const channel of channels) for (const key of await neededBy(channel, since, retention)) needed.add(key);
  const stored = await Promise.all(appNames.map((app) => store.list(app)));
  const isUnneeded = (release: StoredRelease) =>
    !needed.has(keyOf(release.app, release.id)) && Date.parse(timeOf(release)) < since;
  return stored.flatMap(({ releases, damaged }) =>
    [...releases, ...damaged].filter(isUnneeded).sort((a, b) => timeOf(a).localeCompare(timeOf(b))),
  );
}

const timeOf = (release: StoredRelease): string =>
  'fault' in release ? (release.fault.releasedAt ?? '') : releasedAt(release);

/** Removes these releases, except those that a channel needs by now; returns the removed ones. */
export async function removeReleases(
  store: ReleaseSource,
  channels: readonly ChannelStore[],
  { releases, retention }: { releases: readonly StoredRelease[]; retention: Retention },
): Promise<StoredRelease[]> {
  const removed: StoredRelease[] = [];
  for (const release of releases) {
    const unneeded = await unneededReleases(store, channels, retention);
    if (!unneeded.some(({ app, id }) => app === release.app && id === release.id)) continue;
    await store.remove(release);
    removed.push(release);
  }
  return removed;
}

async function neededBy(channel: ChannelStore, since: number, { rollbacks }: Retention): Promise<Set<string>> {
  const needed = new Set<string>();
  // The generation that was current at that time is the last one to be read.
  for await (const { releases, canary, changes } of generationsOf(channel)) {
    const served = [...Object.entries(releases), ...Object.entries(canary?.releases ?? {})];
    for (const [app, id] of served) needed.add(keyOf(app, id));
    const [first] = changes;
    if (first && Date.parse(first.at) < since) break;
  }
  const newest = await channel.newest();
  // Without a record nothing is known, and nothing may be removed.
  if (!newest) throw new Error('A channel has no generation: it is not known which releases are needed');
  for (const app of appNames) {
    let place: Channel | undefined = newest;
    for (let step = 0; step < rollbacks; step += 1) {
      const back: number | undefined = place?.back[app];
      place = back === undefined ? undefined : await channel.generation(back);
      const id = place?.releases[app];
      if (id) needed.add(keyOf(app, id));
    }
  }
  return needed;
}
