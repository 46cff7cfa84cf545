import { type AppName, appNames, type Channel } from '@jangteo/contract/release';
import { changeChannel } from './channel.ts';
import { conflictsOf, type Releases } from './promotion-rules.ts';
import type { ReleaseStore } from './release-store.ts';
import { faultsOf } from './verify-release.ts';

export class PromotionRefused extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: string[]) {
    super(`Not promoted:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.name = 'PromotionRefused';
    this.reasons = reasons;
  }
}

interface Place {
  store: ReleaseStore;
  channelFile: string;
  /** The operator, for the channel's history. */
  by: string;
}

/** Switches one or more apps to other releases, in one step. */
export function promote({ store, channelFile, by }: Place, wanted: Partial<Record<AppName, string>>): Promise<Channel> {
  return changeChannel(channelFile, async (channel) => {
    const ids: Partial<Record<AppName, string>> = { ...channel?.releases, ...wanted };
    const changed = appNames.filter((app) => ids[app] !== channel?.releases[app]);
    const releases = await readReleases(store, ids);
    const faults = await Promise.all(changed.map((app) => faultsOf(store.files(releases[app]), releases[app])));
    const reasons = [...faults.flat(), ...conflictsOf(releases)];
    if (reasons.length > 0) throw new PromotionRefused(reasons);
    const at = new Date().toISOString();
    return {
      releases: mapApps((app) => releases[app].id),
      history: [
        ...(channel?.history ?? []),
        ...changed.map((app) => ({ at, app, from: channel?.releases[app] ?? null, to: releases[app].id, by })),
      ],
    };
  });
}

/** Switches an app back to the release before its last promotion. A second rollback goes one further back. */
export function rollback(place: Place, app: AppName): Promise<Channel> {
  return changeChannel(place.channelFile, async (channel) => {
    const target = channel && releaseBefore(channel, app);
    if (!target) throw new PromotionRefused([`${app} has no release to go back to`]);
    const releases = await readReleases(place.store, { ...channel.releases, [app]: target });
    const reasons = [...(await faultsOf(place.store.files(releases[app]), releases[app])), ...conflictsOf(releases)];
    if (reasons.length > 0) throw new PromotionRefused(reasons);
    const entry = { at: new Date().toISOString(), app, from: channel.releases[app], to: target, by: place.by };
    return { releases: { ...channel.releases, [app]: target }, history: [...channel.history, entry] };
  });
}

/** A rollback to an earlier release also removes later ones from the way back. */
function releaseBefore(channel: Channel, app: AppName): string | undefined {
  const standing: string[] = [];
  for (const { from, to } of channel.history.filter((entry) => entry.app === app)) {
    if (standing.length === 0 && from) standing.push(from);
    const earlier = standing.indexOf(to);
    if (earlier >= 0) standing.length = earlier + 1;
    else standing.push(to);
  }
  return standing.at(-2);
}

async function readReleases(store: ReleaseStore, ids: Partial<Record<AppName, string>>): Promise<Releases> {
  const reasons: string[] = [];
  const found: Partial<Releases> = {};
  for (const app of appNames) {
    const id = ids[app];
    const release = id === undefined ? undefined : await store.read(app, id);
    if (release) found[app] = release;
    else
      reasons.push(id === undefined ? `${app} has no release in this set yet` : `There is no release ${id} of ${app}`);
  }
  if (reasons.length > 0) throw new PromotionRefused(reasons);
  return found as Releases;
}

const mapApps = <T>(of: (app: AppName) => T): Record<AppName, T> =>
  Object.fromEntries(appNames.map((app) => [app, of(app)])) as Record<AppName, T>;
