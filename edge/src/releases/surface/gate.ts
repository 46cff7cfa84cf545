import { type AppName, appNames, type Channel, type Release } from '@jangteo/contract/release';
import type { ChannelStore } from '../channel.ts';
import type { Releases } from '../promotion-rules.ts';
import type { ReleaseStore } from '../release-store.ts';
import { integrityOf } from '../verify-release.ts';
import {
  type Conflict,
  callConflicts,
  conflictsBetween,
  leadsSomewhere,
  linkConflicts,
  type Party,
} from './conflicts.ts';
import { type ApiCalls, type Surface, surfaceFile } from './surface.ts';

/**
 * For this long after a promotion the release before is expected back, by a rollback or as the one that a browser falls
 * back to: a release that cannot do without the new one has to wait.
 */
const settledAfterMs = 60 * 60_000;

interface Candidates {
  store: ReleaseStore;
  channel: ChannelStore;
  /** The generation that is to be replaced. */
  current: Channel | undefined;
  /** The set that is to be served. */
  releases: Releases;
  changed: readonly AppName[];
  apis?: readonly ApiCalls[];
  startsOver?: boolean | undefined;
}

/**
 * The reasons why the changed releases do not fit the ones that pages may combine them with: the others that are served,
 * those before them, and the API.
 */
export async function surfaceConflicts(candidates: Candidates): Promise<string[]> {
  const { store, releases, changed, apis = [] } = candidates;
  const present = await partiesOf(store, Object.values(releases));
  // Apps that are promoted together replace those before them together.
  const before = (await partiesBefore(candidates)).filter(({ surface }) => !changed.includes(surface.app));
  const conflicts = present
    .filter(({ surface }) => changed.includes(surface.app))
    .flatMap((candidate) => [
      ...present.flatMap((other) => between(candidate, other)),
      ...before.flatMap((other) => [
        ...conflictsBetween(candidate, other, candidate.surface.app),
        ...(other.isSettled ? [] : conflictsBetween(other, candidate, candidate.surface.app)),
      ]),
      ...linksFrom(candidate, releases, before),
      ...apis.flatMap((api) => callConflicts(candidate, api)),
    ]);
  const links = await linksOfOthers(candidates, [...present, ...before]);
  const reasons = [...conflicts, ...links].map(({ problem, remedy }) => `${problem}: ${remedy}`);
  return [...new Set([...unknown(candidates, present), ...reasons])];
}

/** What keeps a rollback from working with what is served: those before are not asked, because there is no time. */
export async function rollbackConflicts(store: ReleaseStore, releases: Releases, app: AppName): Promise<string[]> {
  const present = await partiesOf(store, Object.values(releases));
  const restored = present.filter(({ surface }) => surface.app === app);
  return restored.flatMap((party) =>
    present.flatMap((other) =>
      between(party, other).map(({ problem }) => `${problem}: roll back ${other.surface.app} first`),
    ),
  );
}

const unknown = ({ releases, changed }: Candidates, present: readonly Party[]): string[] =>
  changed
    .filter((app) => releases[app] && !present.some(({ surface }) => surface.app === app))
    .map((app) => `${app} ${releases[app]?.id} does not say what it gives and uses: build it again with these tools`);

const between = (candidate: Party, other: Party): Conflict[] => [
  ...conflictsBetween(candidate, other, candidate.surface.app),
  ...conflictsBetween(other, candidate, candidate.surface.app),
];

const routesOf = (releases: readonly Release[]) => releases.map(({ routes }) => routes);

/** A page that the release before does not have yet would be missing again after its rollback. */
function linksFrom(candidate: Party, releases: Releases, before: readonly Before[]): Conflict[] {
  const all = Object.values(releases);
  const missing = linkConflicts(candidate, routesOf(all), 'promote the app with that page first');
  const known = new Set(missing.map(({ problem }) => problem));
  const missingThen = before.flatMap(({ release: old, isSettled }) => {
    if (isSettled) return [];
    const mixed = all.map((release) => (release.app === old.app ? old : release));
    return linkConflicts(candidate, routesOf(mixed), `wait until ${old.app} has been served for an hour`);
  });
  return [...missing, ...missingThen.filter(({ problem }) => !known.has(problem))];
}

/** The links of the other apps, now and before, to pages that only the releases had which are replaced. */
async function linksOfOthers(
  { store, current, releases, changed }: Candidates,
  parties: readonly Party[],
): Promise<Conflict[]> {
  const replaced = await Promise.all(
    changed.map(async (app) => {
      const id = current?.releases[app];
      return id ? store.read(app, id) : undefined;
    }),
  );
  const old = routesOf(replaced.filter((release) => release !== undefined));
  const routes = routesOf(Object.values(releases));
  return parties
    .filter(({ surface }) => !changed.includes(surface.app))
    .flatMap((party) => {
      const remedy = `keep the page, or redirect its path, until no served release of ${party.surface.app} links to it`;
      return linkConflicts(party, routes, remedy, (address) => leadsSomewhere(address, old));
    });
}

interface Before extends Party {
  isSettled: boolean;
}

/** Of each app, the release that was served before the one of the current generation. */
async function partiesBefore(candidates: Candidates): Promise<Before[]> {
  const { store, channel, current, startsOver } = candidates;
  if (!current || startsOver) return [];
  const found = await Promise.all(
    appNames.map(async (app): Promise<Before | undefined> => {
      const back = current.back[app];
      if (back === undefined) return undefined;
      const [old, next] = await Promise.all([channel.generation(back), channel.generation(back + 1)]);
      const id = old.releases[app];
      const release = id && (await store.read(app, id));
      const surface = release && (await readSurface(store, release));
      if (!release || !surface) return undefined;
      const switchedAt = next.changes.find((change) => change.app === app)?.at;
      const isSettled = switchedAt !== undefined && Date.parse(switchedAt) + settledAfterMs <= Date.now();
      return { release, surface, isBefore: true, isSettled };
    }),
  );
  return found.filter((party) => party !== undefined);
}

async function partiesOf(store: ReleaseStore, releases: readonly Release[]): Promise<Party[]> {
  const surfaces = await Promise.all(releases.map((release) => readSurface(store, release)));
  return releases.flatMap((release, place) => {
    const surface = surfaces[place];
    return surface ? [{ release, surface }] : [];
  });
}

/** Undefined for a release that was made before releases said it. */
async function readSurface(store: ReleaseStore, release: Release): Promise<Surface | undefined> {
  const listed = release.nodeFiles[surfaceFile];
  const content = listed && (await store.files(release).server(surfaceFile));
  if (!content) return undefined;
  if (integrityOf(content) !== listed.integrity)
    throw new Error(`${release.app} ${release.id}: ${surfaceFile} is not what was built`);
  return JSON.parse(content.toString()) as Surface;
}
