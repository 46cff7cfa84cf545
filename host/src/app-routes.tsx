// Decision: docs/decisions/2026-11-23-the-next-screen-answers-the-tap.md

import { canonicalPath, hasPaddedId } from '@jangteo/contract/canonical';
import { links } from '@jangteo/contract/links';
import { appNames, type Registry } from '@jangteo/contract/release';
import { paramsAllowed, pathsOf, type RouteTable } from '@jangteo/contract/routes';
import { NotFound, type RouteObject } from '@jangteo/navigation';
import { seemsSignedIn } from '@jangteo/session';
import type { QueryClient } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { FirstLoad } from './layout/first-load.tsx';
import { Layout } from './layout/layout.tsx';
import { RouteFailure } from './layout/route-failure.tsx';
import { type PageHandle, routeContext } from './router/page-handle.ts';
import type { Pages } from './router/pages.ts';
import {
  notFoundRoute,
  type OpenedEntry,
  redirectResponse,
  redirectRoute,
  redirectToLogin,
  redirectToPath,
  unknownRoute,
} from './router/redirects.ts';

interface RoutesContext extends OpenedEntry {
  pages: Pages;
  queryClient: QueryClient;
  /** Resolves when what answers a tap at once has been painted. Missing on the server. */
  isAnswered?: () => Promise<void>;
  /** How long a navigation waits for a page's data before the page shows its skeleton. */
  dataWaitMs: number;
  /**
   * Whether the visitor may see pages that need a login. Missing on the server, which leaves such pages to the browser.
   */
  isMember?: () => Promise<boolean>;
}

/** A web view that is not on the screen may have no frames at all. */
const frameMs = 500;

const notReleased: { routes: RouteTable; release: string } = { routes: {}, release: '' };

/** The router's routes, made from the route tables of the current releases. */
export function appRoutes(registry: Registry, context: RoutesContext): RouteObject[] {
  const routes = appNames.flatMap((app) => {
    const { routes, release } = registry.apps[app] ?? notReleased;
    return Object.entries(routes).flatMap(([routeId, entry]) =>
      pathsOf(entry).map((path) => appRoute(path, { app, routeId, entry, release }, context)),
    );
  });
  return [
    {
      id: 'root',
      Component: Layout,
      ErrorBoundary: RouteFailure,
      children: [
        {
          id: 'pages',
          ErrorBoundary: RouteFailure,
          HydrateFallback: FirstLoad,
          children: [...routes, { path: '*', ...(registry.appsFile ? unknownRoute(context) : notFoundRoute(context)) }],
        },
      ],
    },
  ];
}

function appRoute(path: string, handle: PageHandle, context: RoutesContext): RouteObject {
  const { pages, queryClient, isAnswered, dataWaitMs, isMember } = context;
  const { entry, routeId } = handle;
  const base = { id: `${routeId} ${path}`, path, caseSensitive: true };
  const { redirectTo } = entry;
  if (redirectTo) return { ...base, ...redirectRoute(redirectTo, context) };
  if (entry.requiresLogin && !isMember) {
    return { ...base, handle, Component: FirstLoad, loader: () => pages.openCode(handle).then(() => true) };
  }
  return {
    ...base,
    handle,
    // The router renders its routes anew whenever its state changes; a page changes by itself only.
    Component: memo(() => {
      const Page = pages.component(routeId);
      useEffect(() => pages.shown(handle), []);
      return <Page />;
    }),
    loader: async ({ params, request }) => {
      if (!paramsAllowed(entry, params)) return redirectResponse(links.notFound(), context);
      const match = { route: entry, params };
      if (hasPaddedId(match)) return redirectToPath(canonicalPath(match), request, context);
      if (entry.requiresLogin) {
        // The code loads while a member's session is validated.
        if (seemsSignedIn()) pages.openCodeAhead(handle);
        if (!(await isMember?.())) return redirectToLogin(request, context);
      }
      try {
        const opening = pages.open(handle, routeContext(queryClient, params, request.url));
        const [{ data }] = await Promise.all([opening, isAnswered && settledWithin(isAnswered(), frameMs)]);
        await settledWithin(data, dataWaitMs);
        return true;
      } catch (error) {
        if (error instanceof NotFound) return redirectResponse(links.notFound(), context);
        throw error;
      }
    },
  };
}

/** Resolves early when the time is over; a failure before that is thrown. */
function settledWithin(work: Promise<unknown>, milliseconds: number): Promise<unknown> {
  if (milliseconds === Number.POSITIVE_INFINITY) return work;
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}
