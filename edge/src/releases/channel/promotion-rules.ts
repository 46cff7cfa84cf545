import type { AppName, PerApp, Release } from '@jangteo/contract/release';
import { edgeSegments, pathsOf } from '@jangteo/contract/routes';

export type Releases = PerApp<Release>;

/** The reasons why these releases must not be served together. */
export function conflictsOf(releases: Releases): string[] {
  const conflicts: string[] = [];
  const owners = new Map<string, AppName>();
  const claim = (app: AppName, claimed: string) => {
    const owner = owners.get(claimed);
    if (owner && owner !== app) conflicts.push(`${owner} and ${app} both claim ${claimed}`);
    owners.set(claimed, app);
  };
  for (const { app, routes } of Object.values(releases)) {
    for (const [id, route] of Object.entries(routes)) {
      claim(app, `the route id ${id}`);
      for (const shape of pathsOf(route).flatMap(shapesOf)) {
        claim(app, `the path ${shape}`);
        if (edgeSegments.includes(shape.split('/')[1] ?? ''))
          conflicts.push(`${app} claims the path ${shape}, which the edge answers itself`);
      }
    }
  }
  return conflicts;
}

/**
 * `/category/:a/:b?` → `/category/:`, `/category/:/:`: paths that differ only in their parameters' names are the same.
 */
function shapesOf(path: string): string[] {
  let shapes = [''];
  for (const part of path.split('/').filter(Boolean)) {
    const longer = shapes.map((shape) => `${shape}/${part.startsWith(':') ? ':' : part}`);
    shapes = part.endsWith('?') ? [...new Set([...shapes, ...longer])] : longer;
  }
  return shapes.map((shape) => shape || '/');
}
