import { type AppName, appNames, type PublicSettings } from '@jangteo/contract/release';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiServers } from '../api-servers/api-servers.ts';
import { conflictsOf } from '../releases/channel/promotion-rules.ts';
import { makeReleaseSet, type ReleaseSet } from '../releases/release-set.ts';
import type { KeptReleases } from '../releases/stores/kept-releases.ts';
import { SetRenderer, workerSet } from './set-renderer.ts';
import { warmUp } from './warm-up.ts';

export interface LiveSet {
  set: ReleaseSet;
  renderer: SetRenderer;
}

export interface SetOptions {
  store: KeptReleases;
  servers: ApiServers;
  publicUrl: string;
  settings: PublicSettings;
  /** How long renderings of a set may share a reply of the API. */
  repliesKeptMs: number;
  log: FastifyBaseLogger;
}

type Ids = Partial<Record<AppName, string>>;

export const openSet = (options: SetOptions, set: ReleaseSet): LiveSet => ({
  set,
  renderer: new SetRenderer(workerSet(options, set), options.servers, options.log),
});

/**
 * The set in which these apps have other releases than in `base`. In browsers, the release of `base` takes over where
 * one of them fails.
 */
export async function sideSet({ store, settings }: SetOptions, base: ReleaseSet, ids: Ids): Promise<ReleaseSet> {
  const releases = { ...base.releases };
  const before = { ...base.before };
  for (const app of appNames) {
    const id = ids[app];
    const replaced = base.releases[app];
    if (!id || id === replaced?.id) continue;
    releases[app] = await store.keep(app, id);
    if (replaced) before[app] = replaced;
  }
  return makeReleaseSet(releases, settings, before);
}

/** Resolves when the set has rendered pages. */
export async function openWarm(options: SetOptions, set: ReleaseSet, changed: readonly AppName[]): Promise<LiveSet> {
  const conflicts = conflictsOf(set.releases);
  if (conflicts.length > 0) throw new Error(conflicts.join('\n'));
  const live = openSet(options, set);
  try {
    await warmUp(live, { changed, publicUrl: options.publicUrl });
    return live;
  } catch (error) {
    await live.renderer.close();
    throw error;
  }
}

export const changedIn = (set: ReleaseSet, base: ReleaseSet): AppName[] =>
  appNames.filter((app) => set.releases[app] && set.releases[app].id !== base.releases[app]?.id);

export const keyOf = (app: string, id: string): string => `${app}/${id}`;
