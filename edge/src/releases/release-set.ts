import { createHash } from 'node:crypto';
import {
  type AppName,
  appsFolder,
  isRemoteName,
  type LoadableRelease,
  type PublicSettings,
  type Registry,
  type Release,
  releaseBase,
  scriptListFile,
} from '@jangteo/contract/release';
import { matchRoute, type RouteMatch, type RouteTable } from '@jangteo/contract/routes';
import type { Releases } from './channel/promotion-rules.ts';
import { integrityOf } from './verify-release.ts';

/** The releases that are served together. Immutable; a promotion creates another set. */
export interface ReleaseSet {
  id: string;
  releases: Releases;
  /** The releases to which a rollback would lead. */
  before: ReleasesBefore;
  /** Without the hashes of a page's own scripts. */
  registry: Registry;
  /** All apps of the registry, for browsers whose page has a part of them. */
  appsFile: AppsFile;
  findRoute(pathname: string): (RouteMatch & { app: AppName }) | undefined;
}

interface AppsFile {
  path: string;
  integrity: string;
  content: Buffer;
}

export type ReleasesBefore = Partial<Record<AppName, Release>>;

/** `before` has the releases to which a rollback would lead; browsers use one where the app's own release fails. */
export function makeReleaseSet(releases: Releases, settings: PublicSettings, before: ReleasesBefore = {}): ReleaseSet {
  const all = Object.values(releases);
  const ids = all.flatMap(({ app, id }) => [id, earlierThan(id, before[app])?.id ?? '']);
  const id = createHash('sha256').update(ids.join()).digest('hex').slice(0, 12);
  const routes: RouteTable = Object.assign({}, ...all.map(({ routes }) => routes));
  const owner = new Map(all.flatMap(({ app, routes }) => Object.keys(routes).map((route) => [route, app])));
  const apps = registeredApps(releases, before);
  return {
    id,
    releases,
    before,
    registry: { set: id, apps, integrity: unlistedHashes(all), settings },
    appsFile: makeAppsFile(apps),
    findRoute(pathname) {
      const match = matchRoute(routes, pathname);
      const app = match && owner.get(match.id);
      return match && app ? { ...match, app } : undefined;
    },
  };
}

function registeredApps(releases: Releases, before: ReleasesBefore): Registry['apps'] {
  const apps: Partial<Registry['apps']> = {};
  for (const release of Object.values(releases)) {
    const { app, id, routes } = release;
    const earlier = earlierThan(id, before[app]);
    apps[app] = { ...loadable(release), routes, ...(earlier && { before: loadable(earlier) }) };
  }
  return apps as Registry['apps'];
}

function makeAppsFile(apps: Registry['apps']): AppsFile {
  const content = Buffer.from(JSON.stringify(apps));
  const name = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `${appsFolder}${name}.json`, integrity: integrityOf(content), content };
}

/** Browsers cannot replace the host within a document, nor verify a release without a script list. */
const earlierThan = (id: string, release: Release | undefined): Release | undefined =>
  release && isRemoteName(release.app) && release.id !== id && isListed(release) ? release : undefined;

function loadable({ app, id, entry, files }: Release): LoadableRelease {
  const base = releaseBase(app, id);
  const scripts = files[scriptListFile]?.integrity;
  return { release: id, base, entry: base + entry, ...(scripts && { scripts }) };
}

const isListed = ({ files }: Release): boolean => Object.hasOwn(files, scriptListFile);

/** Releases from before there were script lists need all their hashes in the page. */
const unlistedHashes = (releases: Release[]): Registry['integrity'] =>
  Object.fromEntries(
    releases
      .filter((release) => !isListed(release))
      .flatMap(({ app, id, files }) =>
        Object.entries(files)
          .filter(([file]) => file.endsWith('.js'))
          .map(([file, { integrity }]) => [releaseBase(app, id) + file, integrity]),
      ),
  );
