import { type AppName, appNames, type Channel } from '@jangteo/contract/release';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../errors.ts';
import type { ChannelStore } from '../releases/channel/channel.ts';
import type { Releases } from '../releases/channel/promotion-rules.ts';
import type { ReleasesBefore } from '../releases/release-set.ts';
import type { KeptReleases } from '../releases/stores/kept-releases.ts';

type Ids = Partial<Record<AppName, string>>;

/** Why apps are not served with the releases that the channel names. */
export type Reasons = Map<AppName, string>;

interface Sources {
  store: KeptReleases;
  channel: ChannelStore;
  log: FastifyBaseLogger;
}

/** The wanted releases; in place of one that is missing or damaged, the app's last good one, if there is any. */
export async function loadReleases(
  { store, log, served }: Sources & { served: Releases | undefined },
  wanted: Channel,
  reasons: Reasons,
): Promise<Releases> {
  const good = await store.good().catch((error: unknown) => {
    log.error(error, 'It is not known which releases were good');
    return {} as Ids;
  });
  const releases: Partial<Releases> = {};
  for (const app of appNames) {
    const id = wanted.releases[app];
    if (!id) continue;
    const lastGood = served?.[app]?.id ?? good[app];
    try {
      releases[app] = await store.keep(app, id);
    } catch (error) {
      reasons.set(app, messageOf(error));
      const kept = lastGood && lastGood !== id ? await store.keep(app, lastGood).catch(() => undefined) : undefined;
      if (kept) releases[app] = kept;
    }
  }
  const loaded = withHost(releases);
  if (!loaded) throw new Error(`There is no host to serve: ${reasons.get('host')}`);
  return loaded;
}

/**
 * The release to which a rollback of each app would lead. An app whose earlier release is not available is served
 * without one.
 */
export async function releasesBefore({ store, channel, log }: Sources, { back }: Channel): Promise<ReleasesBefore> {
  const before: ReleasesBefore = {};
  for (const app of appNames) {
    const generation = back[app];
    if (generation === undefined) continue;
    try {
      const id = (await channel.generation(generation)).releases[app];
      const release = id && (await store.read(app, id));
      if (release) before[app] = release;
    } catch (error) {
      log.warn(error, `The release of ${app} before this one cannot be read`);
    }
  }
  return before;
}

/** The releases that this disk has as good, from an earlier run. */
export async function lastGoodReleases({ store }: Pick<Sources, 'store'>): Promise<Releases | undefined> {
  const ids = await store.good();
  const releases: Partial<Releases> = {};
  for (const app of appNames) {
    const id = ids[app];
    const kept = id && (await store.keep(app, id).catch(() => undefined));
    if (kept) releases[app] = kept;
  }
  return withHost(releases);
}

const withHost = ({ host, ...remotes }: Partial<Releases>): Releases | undefined => host && { host, ...remotes };
