import { appNames, type Registry } from '@jangteo/contract/release';
import { matchRoute } from '@jangteo/contract/routes';
import type { PageHandle } from './page-handle.ts';

interface FoundPage {
  handle: PageHandle;
  params: Record<string, string>;
}

/** Finds the page at a path without a router. A redirect is followed. */
export function findPage(registry: Registry, pathname: string): FoundPage | undefined {
  for (const app of appNames) {
    const registered = registry.apps[app];
    const match = registered && matchRoute(registered.routes, pathname);
    if (!match) continue;
    const { id, route, params } = match;
    if (route.redirectTo) return findPage(registry, route.redirectTo);
    return { handle: { app, routeId: id, entry: route, release: registered.release }, params };
  }
  return undefined;
}
