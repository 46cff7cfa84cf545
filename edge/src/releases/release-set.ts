import { createHash } from 'node:crypto';
import { type AppName, type PublicSettings, type Registry, releaseBase } from '@jangteo/contract/release';
import { matchRoute, type RouteMatch, type RouteTable } from '@jangteo/contract/routes';
import type { Releases } from './promotion-rules.ts';

/** The releases that are served together. Immutable; a promotion creates another set. */
export interface ReleaseSet {
  id: string;
  releases: Releases;
  registry: Registry;
  findRoute(pathname: string): (RouteMatch & { app: AppName }) | undefined;
}

export function makeReleaseSet(releases: Releases, settings: PublicSettings): ReleaseSet {
  const all = Object.values(releases);
  const ids = all.map(({ id }) => id);
  const id = createHash('sha256').update(ids.join()).digest('hex').slice(0, 12);
  const routes: RouteTable = Object.assign({}, ...all.map(({ routes }) => routes));
  const owner = new Map(all.flatMap(({ app, routes }) => Object.keys(routes).map((route) => [route, app])));
  return {
    id,
    releases,
    registry: makeRegistry(id, releases, settings),
    findRoute(pathname) {
      const match = matchRoute(routes, pathname);
      const app = match && owner.get(match.id);
      return match && app ? { ...match, app } : undefined;
    },
  };
}

function makeRegistry(set: string, releases: Releases, settings: PublicSettings): Registry {
  const apps = {} as Registry['apps'];
  const integrity: Registry['integrity'] = {};
  for (const { app, id, entry, files, preload, routes } of Object.values(releases)) {
    const base = releaseBase(app, id);
    apps[app] = { release: id, base, entry: base + entry, routes, preload };
    for (const [file, { integrity: expected }] of Object.entries(files)) {
      if (file.endsWith('.js')) integrity[base + file] = expected;
    }
  }
  return { set, apps, integrity, settings };
}
