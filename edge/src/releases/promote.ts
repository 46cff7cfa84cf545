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

type Ids = Partial<Record<AppName, string>>;

interface Place {
  store: ReleaseStore;
  channelFile: string;
  /** The operator, for the channel's history. */
  by: string;
}

/** Switches one or more apps to other releases, in one step. */
export function promote({ store, channelFile, by }: Place, wanted: Ids): Promise<Channel> {
  return changeChannel(channelFile, async (channel) => {
    const ids: Ids = { ...channel?.releases, ...wanted };
    const changed = appNames.filter((app) => ids[app] !== channel?.releases[app]);
    if (!channel) requireEveryApp(ids);
    const releases = await readReleases(store, ids);
    const next = changed.flatMap((app) => releases[app] ?? []);
    const faults = await Promise.all(next.map((release) => faultsOf(store.files(release), release)));
    const reasons = [...faults.flat(), ...conflictsOf(releases)];
    if (reasons.length > 0) throw new PromotionRefused(reasons);
    const at = new Date().toISOString();
    return {
      releases: { ...channel?.releases, host: releases.host.id, ...wanted },
      history: [
        ...(channel?.history ?? []),
        ...next.map(({ app, id }) => ({ at, app, from: channel?.releases[app] ?? null, to: id, by })),
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
    const faults = releases[app] && (await faultsOf(place.store.files(releases[app]), releases[app]));
    const reasons = [...(faults ?? []), ...conflictsOf(releases)];
    if (reasons.length > 0) throw new PromotionRefused(reasons);
    const entry = { at: new Date().toISOString(), app, from: channel.releases[app] ?? null, to: target, by: place.by };
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
