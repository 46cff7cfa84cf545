import { type AppName, appNames, type Channel, type ChannelChange, type Release } from '@jangteo/contract/release';
import { type ChannelStore, changeChannel } from './channel.ts';
import { conflictsOf, type Releases } from './promotion-rules.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollbackConflicts, surfaceConflicts } from './surface/gate.ts';
import type { ApiCalls } from './surface/surface.ts';
import { faultsOf } from './verify-release.ts';

export class PromotionRefused extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: string[]) {
    super(`Not promoted:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.name = 'PromotionRefused';
    this.reasons = reasons;
  }
}

type Ids = Partial<Record<AppName, string>>;

/** For the channel's record. */
interface Author {
  by: string;
  run?: string;
  reason?: string;
}

interface Place {
  store: ReleaseStore;
  channel: ChannelStore;
  author: Author;
  /** The surface that each API serves. */
  apis?: readonly ApiCalls[];
  /** Nobody has a page of the releases before, as on a developer's own machine. */
  startsOver?: boolean;
}

/** Switches one or more apps to other releases, in one step. */
export async function promote(place: Place, wanted: Ids): Promise<Channel> {
  const { store, channel, author } = place;
  await requireWhole(store, wanted);
  return changeChannel(channel, async (current) => {
    const { ids, changed } = changesTo(current, wanted);
    if (current && changed.length === 0) return current;
    const releases = await readReleases(store, ids);
    requireNone([...conflictsOf(releases), ...(await surfaceConflicts({ ...place, current, releases, changed }))]);
    const back: Channel['back'] = { ...current?.back };
    for (const app of changed) {
      if (!current?.releases[app]) continue;
      const restored = await generationBack(channel, current, app);
      // Promoting the release that a rollback would restore is a rollback: the one left behind is not returned to.
      if (restored && restored.releases[app] === ids[app]) setBack(back, app, restored.back[app]);
      else back[app] = current.generation;
    }
    const changes = changed.flatMap((app) => {
      const release = releases[app];
      return release ? [changeOf(current, release, 'promotion', author)] : [];
    });
    return {
      generation: (current?.generation ?? 0) + 1,
      releases: { ...current?.releases, host: releases.host.id, ...wanted },
      back,
      changes,
    };
  });
}

/** The reasons for which these releases would be refused now. */
export async function refusalsOf(place: Place, wanted: Ids): Promise<readonly string[]> {
  const current = await place.channel.newest();
  try {
    const { ids, changed } = changesTo(current, wanted);
    const releases = await readReleases(place.store, ids);
    return [...conflictsOf(releases), ...(await surfaceConflicts({ ...place, current, releases, changed }))];
  } catch (error) {
    if (error instanceof PromotionRefused) return error.reasons;
    throw error;
  }
}

function changesTo(current: Channel | undefined, wanted: Ids): { ids: Ids; changed: AppName[] } {
  const ids: Ids = { ...current?.releases, ...wanted };
  if (!current) requireEveryApp(ids);
  return { ids, changed: appNames.filter((app) => ids[app] !== current?.releases[app]) };
}

/**
 * Switches an app back to the release before its last promotion. A second rollback goes one further back. With
 * `leaving`, only from that release.
 */
export async function rollback({ store, channel, author }: Place, app: AppName, leaving?: string): Promise<Channel> {
  const left = leaving ?? (await channel.newest())?.releases[app];
  return changeChannel(channel, async (current) => {
    const restored = current && (await generationBack(channel, current, app));
    const target = restored?.releases[app];
    if (!current || !restored || !target) throw new PromotionRefused([`${app} has no release to go back to`]);
    // Two people who roll back at the same time mean the same release.
    if (current.releases[app] !== left)
      throw new PromotionRefused([`${app} was switched to ${current.releases[app]} meanwhile`]);
    await requireWhole(store, { [app]: target });
    const releases = await readReleases(store, { ...current.releases, [app]: target });
    requireNone([...conflictsOf(releases), ...(await rollbackConflicts(store, releases, app))]);
    const back = { ...current.back };
    setBack(back, app, restored.back[app]);
    const release = releases[app];
    return {
      generation: current.generation + 1,
      releases: { ...current.releases, [app]: target },
      back,
      changes: release ? [changeOf(current, release, 'rollback', author)] : [],
    };
  });
}

const generationBack = async (channel: ChannelStore, { back }: Channel, app: AppName): Promise<Channel | undefined> =>
  back[app] === undefined ? undefined : channel.generation(back[app]);

function setBack(back: Channel['back'], app: AppName, generation: number | undefined): void {
  if (generation === undefined) delete back[app];
  else back[app] = generation;
}

const changeOf = (
  current: Channel | undefined,
  { app, id, commit }: Release,
  kind: ChannelChange['kind'],
  author: Author,
): ChannelChange => ({
  at: new Date().toISOString(),
  app,
  from: current?.releases[app] ?? null,
  to: id,
  kind,
  commit,
  ...author,
});

/** Releases never change, so their bytes are verified once, however often the channel changes meanwhile. */
async function requireWhole(store: ReleaseStore, ids: Ids): Promise<void> {
  const releases = await readReleases(store, ids);
  const faults = await Promise.all(Object.values(releases).map((release) => faultsOf(store.files(release), release)));
  if (faults.flat().length > 0) throw new PromotionRefused(faults.flat());
}

function requireNone(conflicts: string[]): void {
  if (conflicts.length > 0) throw new PromotionRefused(conflicts);
}

/** Later, only a remote that is new since then may lack a release. */
function requireEveryApp(ids: Ids): void {
  const missing = appNames.filter((app) => !ids[app]);
  if (missing.length > 0) throw new PromotionRefused(missing.map((app) => `${app} has no release in this set yet`));
}

async function readReleases(store: ReleaseStore, ids: Ids): Promise<Releases> {
  const named = appNames.flatMap((app) => (ids[app] ? [{ app, id: ids[app] }] : []));
  const found = await Promise.all(named.map(({ app, id }) => store.read(app, id)));
  const missing = named.filter((_, place) => !found[place]);
  if (missing.length > 0) {
    throw new PromotionRefused(missing.map(({ app, id }) => `There is no release ${id} of ${app}`));
  }
  return Object.fromEntries(named.map(({ app }, place) => [app, found[place]])) as unknown as Releases;
}
