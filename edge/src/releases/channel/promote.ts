import { type AppName, appNames, type Channel } from '@jangteo/contract/release';
import { rollbackConflicts } from '../surface/gate.ts';
import { canaryWithout, endedCanaries } from './canary.ts';
import { type ChannelStore, changeChannel } from './channel.ts';
import {
  changeOf,
  conflictsIn,
  type Ids,
  type Place,
  PromotionRefused,
  readReleases,
  requireEveryApp,
  requireNone,
  requireWhole,
} from './promotion-checks.ts';
import { conflictsOf, type Releases } from './promotion-rules.ts';

/** Switches one or more apps to other releases, in one step, for all visitors. */
export async function promote(place: Place, wanted: Ids): Promise<Channel> {
  const { store, channel, author } = place;
  await requireWhole(store, wanted);
  return changeChannel(channel, async (current) => {
    const { ids, changed } = changesTo(current, wanted);
    const canary = canaryWithout(current?.canary, Object.keys(wanted));
    if (current && changed.length === 0 && canary === current.canary) return current;
    requireNone(await conflictsIn(place, { current, ids, changed, canary }));
    const releases = await readReleases(store, ids);
    const back: Channel['back'] = { ...current?.back };
    for (const app of changed) {
      if (!current?.releases[app]) continue;
      const restored = await generationBack(channel, current, app);
      // Promoting the release that a rollback would restore is a rollback: the one left behind is not returned to.
      if (restored && restored.releases[app] === ids[app]) setBack(back, app, restored.back[app]);
      else back[app] = current.generation;
    }
    const promotions = changed.flatMap((app) => {
      const release = releases[app];
      return release ? [changeOf(release, { kind: 'promotion', from: current?.releases[app], ...author })] : [];
    });
    return {
      generation: (current?.generation ?? 0) + 1,
      releases: { ...current?.releases, host: releases.host.id, ...wanted },
      back,
      ...(canary && { canary }),
      changes: [...promotions, ...(await endedCanaries(place, { current, ids, canary }))],
    };
  });
}

/** The reasons for which these releases would be refused now. */
export async function refusalsOf(place: Place, wanted: Ids): Promise<readonly string[]> {
  const current = await place.channel.newest();
  try {
    const { ids, changed } = changesTo(current, wanted);
    return await conflictsIn(place, { current, ids, changed, canary: undefined });
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
 * Ends the canary that an app is in; without one, switches the app back to the release before its last promotion. A
 * second rollback goes one further back. With `leaving`, only from that release.
 */
export async function rollback(place: Place, app: AppName, leaving?: string): Promise<Channel> {
  const { store, channel, author } = place;
  const newest = await channel.newest();
  const left = leaving ?? newest?.canary?.releases[app] ?? newest?.releases[app];
  return changeChannel(channel, async (current) => {
    if (current?.canary && current.canary.releases[app] === left) return withoutCanary(place, current);
    const restored = current && (await generationBack(channel, current, app));
    const target = restored?.releases[app];
    if (!current || !restored || !target) throw new PromotionRefused([`${app} has no release to go back to`]);
    // Two people who roll back at the same time mean the same release.
    if (current.releases[app] !== left)
      throw new PromotionRefused([`${app} was switched to ${current.releases[app]} meanwhile`]);
    await requireWhole(store, { [app]: target });
    const ids = { ...current.releases, [app]: target };
    const releases = await readReleases(store, ids);
    requireNone([...conflictsOf(releases), ...(await rollbackConflicts(store, releases, app))]);
    // There is no time to ask about a canary that needs what is rolled back.
    const canary = (await fitsCanary(place, { ...current, releases: ids }, app)) ? current.canary : undefined;
    const back = { ...current.back };
    setBack(back, app, restored.back[app]);
    const release = releases[app];
    return {
      generation: current.generation + 1,
      releases: ids,
      back,
      ...(canary && { canary }),
      changes: [
        ...(release ? [changeOf(release, { kind: 'rollback', from: current.releases[app], ...author })] : []),
        ...(await endedCanaries(place, { current, ids, canary })),
      ],
    };
  });
}

/** Releases are canaries together because one needs the other, so that they end together. */
async function withoutCanary(place: Place, current: Channel): Promise<Channel> {
  const { canary: _ended, ...rest } = current;
  const changes = await endedCanaries(place, { current, ids: current.releases, canary: undefined });
  return { ...rest, generation: current.generation + 1, changes };
}

async function fitsCanary({ store }: Place, { releases, canary }: Channel, app: AppName): Promise<boolean> {
  if (!canary) return true;
  const set: Releases = await readReleases(store, { ...releases, ...canary.releases });
  return [...conflictsOf(set), ...(await rollbackConflicts(store, set, app))].length === 0;
}

const generationBack = async (channel: ChannelStore, { back }: Channel, app: AppName): Promise<Channel | undefined> =>
  back[app] === undefined ? undefined : channel.generation(back[app]);

function setBack(back: Channel['back'], app: AppName, generation: number | undefined): void {
  if (generation === undefined) delete back[app];
  else back[app] = generation;
}
