import { type AppName, isRemoteName, type RemoteName } from '@jangteo/contract/release';
import type { Head, RouteContext, RouteImplementation, RoutePlan, Routes } from '@jangteo/navigation';
import type { ComponentType } from 'react';
import ownRoutes from '../routes.ts';

export interface PageAddress {
  app: AppName;
  routeId: string;
}

interface OpenedPage {
  plan: RoutePlan;
  component: ComponentType;
}

/** The pages of all apps. Code is loaded once, and requested again after a failure. */
export function createPages(loadRemoteRoutes: (remote: RemoteName, routeId: string) => Promise<Routes>) {
  const opened = new Map<string, OpenedPage>();

  async function implementation({ app, routeId }: PageAddress): Promise<RouteImplementation> {
    const routes = isRemoteName(app) ? await loadRemoteRoutes(app, routeId) : ownRoutes;
    const found = routes[routeId];
    if (!found) throw new Error(`${app} has '${routeId}' in its route table, but no page for it`);
    return found;
  }

  async function loadCode(address: PageAddress, onPlan?: (plan: RoutePlan) => void): Promise<void> {
    const known = opened.get(address.routeId);
    if (known) {
      onPlan?.(known.plan);
      return;
    }
    const route = await implementation(address);
    const planned = route.plan().then((plan) => {
      onPlan?.(plan);
      return plan;
    });
    const [plan, { default: component }] = await Promise.all([planned, route.page()]);
    opened.set(address.routeId, { plan, component });
  }

  return {
    /** Code and data load in parallel: the page can be rendered when `code` has loaded, and the data may follow. */
    async open(address: PageAddress, context: RouteContext): Promise<{ data: Promise<unknown>; isPreviewed: boolean }> {
      let data: Promise<unknown> = Promise.resolve();
      let isPreviewed = false;
      await loadCode(address, (plan) => {
        data = Promise.resolve(plan.load?.(context));
        // Callers that await the data get its failure; before that it must not count as unhandled.
        data.catch(() => undefined);
        isPreviewed = plan.isPreviewed?.(context) ?? false;
      });
      return { data, isPreviewed };
    },
    preloadCode: (address: PageAddress): Promise<void> => loadCode(address),
    component(routeId: string): ComponentType {
      const page = opened.get(routeId);
      if (!page) throw new Error(`The page of '${routeId}' is rendered before it was opened`);
      return page.component;
    },
    head: ({ routeId }: PageAddress, context: RouteContext): Head | undefined =>
      opened.get(routeId)?.plan.head(context),
  };
}

export type Pages = ReturnType<typeof createPages>;
