import { type AppName, isRemoteName, type RemoteName } from '@jangteo/contract/release';
import type { Head, RouteContext, RouteImplementation, Routes } from '@jangteo/navigation';
import type { ComponentType } from 'react';
import ownRoutes from '../routes.ts';

export interface PageAddress {
  app: AppName;
  routeId: string;
}

/** The pages of all apps: their code is loaded once, and asked for again when that has failed. */
export function createPages(loadRemoteRoutes: (remote: RemoteName) => Promise<Routes>) {
  const implementations = new Map<string, RouteImplementation>();
  const components = new Map<string, ComponentType>();

  async function implementation({ app, routeId }: PageAddress): Promise<RouteImplementation> {
    const known = implementations.get(routeId);
    if (known) return known;
    const routes = isRemoteName(app) ? await loadRemoteRoutes(app) : ownRoutes;
    const found = routes[routeId];
    if (!found) throw new Error(`${app} has '${routeId}' in its route table, but no page for it`);
    implementations.set(routeId, found);
    return found;
  }

  async function loadCode(route: RouteImplementation, routeId: string): Promise<void> {
    if (!components.has(routeId)) components.set(routeId, (await route.page()).default);
  }

  return {
    /** Code and data side by side: the page can be rendered when `code` is there, the data may follow. */
    async open(address: PageAddress, context: RouteContext): Promise<{ data: Promise<unknown> }> {
      const route = await implementation(address);
      const data = Promise.resolve(route.load?.(context));
      // Whoever waits for the data hears of its failure; until then it is nobody's.
      data.catch(() => undefined);
      await loadCode(route, address.routeId);
      return { data };
    },
    async preloadCode(address: PageAddress): Promise<void> {
      await loadCode(await implementation(address), address.routeId);
    },
    component(routeId: string): ComponentType {
      const component = components.get(routeId);
      if (!component) throw new Error(`The page of '${routeId}' is rendered before it was opened`);
      return component;
    },
    head: ({ routeId }: PageAddress, context: RouteContext): Head | undefined =>
      implementations.get(routeId)?.head(context),
  };
}

export type Pages = ReturnType<typeof createPages>;
