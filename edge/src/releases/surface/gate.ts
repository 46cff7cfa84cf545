// Decision: docs/decisions/2026-11-23-a-release-says-what-it-gives-and-uses.md

import { type AppName, appNames, type Channel, isAppName, type Release } from '@jangteo/contract/release';
import type { ChannelStore } from '../channel/channel.ts';
import type { Releases } from '../channel/promotion-rules.ts';
import type { ReleaseStore } from '../stores/release-source.ts';
import { integrityOf } from '../verify-release.ts';
import {
  type Conflict,
  callConflicts,
  conflictsBetween,
  leadsSomewhere,
  linkConflicts,
  nameOf,
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
  const replaced = await replacedBy(candidates);
  const old = await partiesOf(store, replaced);
  const conflicts = present
    .filter(({ surface }) => changed.includes(surface.app))
    .flatMap((candidate) => [
      ...present.flatMap((other) => between(candidate, other)),
      ...withoutKnown(candidate, old, (party) => before.flatMap((other) => betweenOld(party, other))),
      ...linksFrom(candidate, old, releases, before),
      ...apis.flatMap((api) => callConflicts(candidate, api)),
    ]);
  const links = linksOfOthers(candidates, replaced, [...present, ...before]);
  const reasons = [...conflicts, ...links].map(({ problem, remedy }) => `${problem}: ${remedy}`);
  return [...new Set([...unknown(candidates, present), ...reasons])];
}

/**
 * The misfits between a rollback's release and the served ones. Releases before are not compared: a rollback must be
 * quick.
 */
export async function rollbackConflicts(store: ReleaseStore, releases: Releases, app: AppName): Promise<string[]> {
  const present = await partiesOf(store, Object.values(releases));
  const restored = present.filter(({ surface }) => surface.app === app);
  return restored.flatMap((party) =>
    present.flatMap((other) =>
      between(party, other).map(({ problem }) => `${problem}: roll back ${other.surface.app} first`),
    ),
  );
}

/**
 * The reasons why these APIs must not take the place of the one that runs: calls of the apps that are served, to all
 * visitors or as a canary, and of the releases before, which a rollback restores at any time.
 */
export async function apiConflicts(
  { store, channel }: Pick<Candidates, 'store' | 'channel'>,
  apis: readonly ApiCalls[],
): Promise<string[]> {
  const current = await channel.newest();
  if (!current) return [];
  const named = [...Object.entries(current.releases), ...Object.entries(current.canary?.releases ?? {})];
  const served = await Promise.all(named.map(([app, id]) => (isAppName(app) ? store.read(app, id) : undefined)));
  const parties = [
    ...(await partiesOf(
      store,
      served.filter((release) => release !== undefined),
    )),
    ...(await partiesBefore({ store, channel, current })),
  ];
  const reasons = parties.flatMap((party) => {
    const { app } = party.surface;
    const remedy = `keep it in the API until no served release of ${app}, nor the one before it, needs it`;
    return apis.flatMap((api) => callConflicts(party, api).map(({ problem }) => `${problem}: ${remedy}`));
  });
  return [...new Set(reasons)];
}

const unknown = ({ releases, changed }: Candidates, present: readonly Party[]): string[] =>
  changed
    .filter((app) => releases[app] && !present.some(({ surface }) => surface.app === app))
    .map((app) => `${app} ${releases[app]?.id} does not say what it gives and uses: build it again with these tools`);

const between = (candidate: Party, other: Party): Conflict[] => [
  ...conflictsBetween(candidate, other, candidate.surface.app),
  ...conflictsBetween(other, candidate, candidate.surface.app),
];

function betweenOld(candidate: Party, before: Before): Conflict[] {
  const { app } = candidate.surface;
  const backwards = before.isSettled ? [] : conflictsBetween(before, candidate, app);
  return [...conflictsBetween(candidate, before, app), ...backwards];
}

/** A misfit that the replaced release had, too, makes nothing worse. */
function withoutKnown(candidate: Party, old: readonly Party[], find: (party: Party) => Conflict[]): Conflict[] {
  const replaced = old.find(({ surface }) => surface.app === candidate.surface.app);
  const subjectOf = (party: Party, { problem }: Conflict) => problem.replace(nameOf(party), party.surface.app);
  const known = new Set(replaced ? find(replaced).map((conflict) => subjectOf(replaced, conflict)) : []);
  return find(candidate).filter((conflict) => !known.has(subjectOf(candidate, conflict)));
}

const routesOf = (releases: readonly Release[]) => releases.map(({ routes }) => routes);

/** A page that the release before does not have yet would be missing again after its rollback. */
function linksFrom(candidate: Party, old: readonly Party[], releases: Releases, before: readonly Before[]): Conflict[] {
  const all = Object.values(releases);
  const missing = linkConflicts(candidate, routesOf(all), 'promote the app with that page first');
  const fresh = before.filter(({ isSettled }) => !isSettled);
  const missingThen = withoutKnown(candidate, old, (party) =>
    fresh.flatMap(({ release: other }) => {
      const mixed = all.map((release) => (release.app === other.app ? other : release));
      return linkConflicts(party, routesOf(mixed), `wait until ${other.app} has been served for an hour`);
    }),
  );
  const known = new Set(missing.map(({ problem }) => problem));
  return [...missing, ...missingThen.filter(({ problem }) => !known.has(problem))];
}

/** The links of the other apps, now and before, to pages that only the releases had which are replaced. */
function linksOfOthers(
  { releases, changed }: Candidates,
  replaced: readonly Release[],
  parties: readonly Party[],
): Conflict[] {
  const routes = routesOf(Object.values(releases));
  return parties
    .filter(({ surface }) => !changed.includes(surface.app))
    .flatMap((party) => {
      const remedy = `keep the page, or redirect its path, until no served release of ${party.surface.app} links to it`;
      return linkConflicts(party, routes, remedy, (address) => leadsSomewhere(address, routesOf(replaced)));
    });
}

/** The releases in whose place the changed ones are to be served. */
async function replacedBy({ store, current, changed }: Candidates): Promise<Release[]> {
  const releases = await Promise.all(changed.map((app) => store.read(app, current?.releases[app] ?? '')));
  return releases.filter((release) => release !== undefined);
}

interface Before extends Party {
  isSettled: boolean;
}

/** Each app's release before the one of the current generation. */
async function partiesBefore({
  store,
  channel,
  current,
  startsOver,
}: Pick<Candidates, 'store' | 'channel' | 'current' | 'startsOver'>): Promise<Before[]> {
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

/** Undefined for a release that is older than surfaces. */
async function readSurface(store: ReleaseStore, release: Release): Promise<Surface | undefined> {
  const listed = release.nodeFiles[surfaceFile];
  const content = listed && (await store.files(release).server(surfaceFile));
  if (!content) return undefined;
  if (integrityOf(content) !== listed.integrity)
    throw new Error(`${release.app} ${release.id}: ${surfaceFile} is not what was built`);
  return JSON.parse(content.toString()) as Surface;
}
