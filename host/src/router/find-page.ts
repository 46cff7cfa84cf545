import { links } from '@jangteo/contract/links';
import { appNames, type Registry } from '@jangteo/contract/release';
import { matchRoute } from '@jangteo/contract/routes';
import { seemsSignedIn } from '@jangteo/session';
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

/** The page that a link opens now: a visitor is led to the login instead of a page of members. */
export function findOpenedPage(registry: Registry, pathname: string): FoundPage | undefined {
  const found = findPage(registry, pathname);
  return found?.handle.entry.requiresLogin && !seemsSignedIn() ? findPage(registry, links.login()) : found;
}
