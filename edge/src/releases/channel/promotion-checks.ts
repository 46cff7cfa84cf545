import {
  type AppName,
  appNames,
  type Canary,
  type Channel,
  type ChannelChange,
  type Release,
} from '@jangteo/contract/release';
import type { ReleaseStore } from '../stores/release-source.ts';
import { surfaceConflicts } from '../surface/gate.ts';
import type { ApiCalls } from '../surface/surface.ts';
import { faultsOf } from '../verify-release.ts';
import type { ChannelStore } from './channel.ts';
import { conflictsOf, type Releases } from './promotion-rules.ts';

export class PromotionRefused extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: string[]) {
    super(`Not promoted:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.name = 'PromotionRefused';
    this.reasons = reasons;
  }
}

export type Ids = Partial<Record<AppName, string>>;

/** For the channel's record. */
interface Author {
  by: string;
  run?: string;
  reason?: string;
}

export interface Place {
  store: ReleaseStore;
  channel: ChannelStore;
  author: Author;
  /** The surface that each API serves. */
  apis?: readonly ApiCalls[];
  /** Nobody has a page of the releases before, as on a developer's own machine. */
  startsOver?: boolean;
}

/** The releases to be served: one per app and, to a share of the visitors, the canary's. */
interface Plan {
  current: Channel | undefined;
  ids: Ids;
  changed: readonly AppName[];
  canary: Canary | undefined;
}

/** The reasons against a plan. The canary's set is compared, too: its other apps are those of all visitors. */
export async function conflictsIn(place: Place, { current, ids, changed, canary }: Plan): Promise<string[]> {
  const conflictsOfSet = async (ids: Ids, changed: readonly AppName[]) => {
    const releases = await readReleases(place.store, ids);
    return [...conflictsOf(releases), ...(await surfaceConflicts({ ...place, current, releases, changed }))];
  };
  const conflicts = changed.length > 0 ? await conflictsOfSet(ids, changed) : [];
  if (!canary) return conflicts;
  const ofCanary = await conflictsOfSet(
    { ...ids, ...canary.releases },
    appNames.filter((app) => changed.includes(app) || canary.releases[app] !== current?.canary?.releases[app]),
  );
  const others = ofCanary.filter((reason) => !conflicts.includes(reason));
  return [...conflicts, ...others.map((reason) => `For visitors with the canary, ${reason}`)];
}

export const changeOf = (
  { app, id, commit }: Release,
  { from, ...change }: { kind: ChannelChange['kind']; from: string | undefined; percent?: number } & Author,
): ChannelChange => ({ at: new Date().toISOString(), app, from: from ?? null, to: id, commit, ...change });

/** Releases never change, so their bytes are verified once, however often the channel changes meanwhile. */
export async function requireWhole(store: ReleaseStore, ids: Ids): Promise<void> {
  const releases = await readReleases(store, ids);
  const faults = await Promise.all(Object.values(releases).map((release) => faultsOf(store.files(release), release)));
  if (faults.flat().length > 0) throw new PromotionRefused(faults.flat());
}

export function requireNone(conflicts: string[]): void {
  if (conflicts.length > 0) throw new PromotionRefused(conflicts);
}

/** Later, only a remote that is new since then may lack a release. */
export function requireEveryApp(ids: Ids): void {
  const missing = appNames.filter((app) => !ids[app]);
  if (missing.length > 0) throw new PromotionRefused(missing.map((app) => `${app} has no release in this set yet`));
}

export async function readReleases(store: ReleaseStore, ids: Ids): Promise<Releases> {
  const named = appNames.flatMap((app) => (ids[app] ? [{ app, id: ids[app] }] : []));
  const found = await Promise.all(named.map(({ app, id }) => store.read(app, id)));
  const missing = named.filter((_, place) => !found[place]);
  if (missing.length > 0) {
    throw new PromotionRefused(missing.map(({ app, id }) => `There is no release ${id} of ${app}`));
  }
  return Object.fromEntries(named.map(({ app }, place) => [app, found[place]])) as unknown as Releases;
}
