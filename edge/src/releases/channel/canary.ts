import { type AppName, appNames, type Canary, type Channel, type ChannelChange } from '@jangteo/contract/release';
import { changeChannel } from './channel.ts';
import {
  changeOf,
  conflictsIn,
  type Ids,
  type Place,
  PromotionRefused,
  readReleases,
  requireNone,
  requireWhole,
} from './promotion-checks.ts';

/** Serves releases to this share of the visitors, or changes the share. There is one canary at a time. */
export async function setCanary(place: Place, wanted: Ids, percent: number): Promise<Channel> {
  const { store, channel, author } = place;
  if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
    throw new PromotionRefused(['A canary is served to 1 to 99 percent of the visitors']);
  }
  await requireWhole(store, wanted);
  return changeChannel(channel, async (current) => {
    if (!current) throw new PromotionRefused(['Nothing is promoted yet that the other visitors would get']);
    const before = current.canary;
    requireNone([...servedToAll(current, wanted), ...othersIn(before, wanted)]);
    const isKnown = Object.entries(wanted).every(([app, id]) => before?.releases[app as AppName] === id);
    if (isKnown && before?.percent === percent) return current;
    const canary: Canary = { percent, releases: wanted };
    requireNone(await conflictsIn(place, { current, ids: current.releases, changed: [], canary }));
    const releases = await readReleases(store, wanted);
    return {
      ...current,
      generation: current.generation + 1,
      canary,
      changes: Object.values(releases).map((release) =>
        changeOf(release, { kind: 'canary', percent, from: current.releases[release.app], ...author }),
      ),
    };
  });
}

const servedToAll = ({ releases }: Channel, wanted: Ids): string[] =>
  appNames
    .filter((app) => wanted[app] && wanted[app] === releases[app])
    .map((app) => `${app} ${wanted[app]} is served to all visitors already`);

const othersIn = (canary: Canary | undefined, wanted: Ids): string[] =>
  Object.entries(canary?.releases ?? {})
    .filter(([app]) => !wanted[app as AppName])
    .map(([app, id]) => `${app} ${id} is a canary already: promote it, or roll it back, first`);

/** What is left of a canary without these apps. */
export function canaryWithout(canary: Canary | undefined, apps: readonly string[]): Canary | undefined {
  if (!canary || !apps.some((app) => Object.hasOwn(canary.releases, app))) return canary;
  const left = Object.entries(canary.releases).filter(([app]) => !apps.includes(app));
  return left.length > 0 ? { ...canary, releases: Object.fromEntries(left) } : undefined;
}

/** The record of the canaries that end without being promoted, when these releases are served. */
export async function endedCanaries(
  { store, author }: Pick<Place, 'store' | 'author'>,
  { current, ids, canary }: { current: Channel | undefined; ids: Ids; canary: Canary | undefined },
): Promise<ChannelChange[]> {
  const ended = Object.entries(current?.canary?.releases ?? {}).filter(
    ([app, id]) => !canary?.releases[app as AppName] && ids[app as AppName] !== id,
  );
  const stay = Object.fromEntries(ended.map(([app]) => [app, ids[app as AppName]]));
  const releases = await readReleases(store, stay);
  const kind = 'canary ended';
  return ended.map(([app, from]) => {
    const release = releases[app as AppName];
    if (release) return changeOf(release, { kind, from, ...author });
    return { at: new Date().toISOString(), app, from, to: null, commit: '', kind, ...author };
  });
}
