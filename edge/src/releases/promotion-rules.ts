import { type AppName, appNames, type Release } from '@jangteo/contract/release';
import { pathsOf } from '@jangteo/contract/routes';

export type Releases = Record<AppName, Release>;

/** Why these releases must not be served together. */
export function conflictsOf(releases: Releases): string[] {
  return [...contractConflicts(releases), ...routeConflicts(releases)];
}

/** The host brings the shared modules, so it decides which contract the set speaks. */
function contractConflicts(releases: Releases): string[] {
  const { gives } = releases.host.contract;
  return appNames
    .filter((app) => releases[app].contract.needs > gives)
    .map((app) => `${app} needs contract ${releases[app].contract.needs}, but the host gives ${gives}`);
}

function routeConflicts(releases: Releases): string[] {
  const conflicts: string[] = [];
  const owners = new Map<string, AppName>();
  const claim = (app: AppName, thing: string) => {
    const owner = owners.get(thing);
    if (owner && owner !== app) conflicts.push(`${owner} and ${app} both claim ${thing}`);
    owners.set(thing, app);
  };
  for (const app of appNames) {
    for (const [id, route] of Object.entries(releases[app].routes)) {
      claim(app, `the route id ${id}`);
      for (const shape of pathsOf(route).flatMap(shapesOf)) claim(app, `the path ${shape}`);
    }
  }
  return conflicts;
}

/** `/category/:a/:b?` → `/category/:`, `/category/:/:`: the names of parameters make no difference to an address. */
function shapesOf(path: string): string[] {
  let shapes = [''];
  for (const part of path.split('/').filter(Boolean)) {
    const longer = shapes.map((shape) => `${shape}/${part.startsWith(':') ? ':' : part}`);
    shapes = part.endsWith('?') ? [...new Set([...shapes, ...longer])] : longer;
  }
  return shapes.map((shape) => shape || '/');
}
