import type { Head, Thing } from '@jangteo/contract/rendering';
import type { RouteEntry, RouteTable } from '@jangteo/contract/routes';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export interface RouteContext {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  url: URL;
}

export type { Head, Thing };

/** What a page shows beyond itself, and what it needs before it is seen. */
export interface RoutePlan {
  /** Fills the query cache with what the first view shows; runs beside the loading of the page's code, on server and browser. */
  load?: (context: RouteContext) => Promise<unknown>;
  /** Reads only what `load` has put into the query cache. */
  head: (context: RouteContext) => Head;
}

interface PageCode {
  /** The page's code, in a chunk named after the route's id. */
  page: () => Promise<{ default: ComponentType }>;
}

/**
 * What a remote gives for one entry of its route table. A plan that needs code of its own travels in its page's chunk:
 * what stands in the routes themselves is carried by every first visit of any page.
 */
export type RouteImplementation = PageCode & (RoutePlan | { plan: () => Promise<RoutePlan> });

export const planOf = async (route: RouteImplementation): Promise<RoutePlan> =>
  'plan' in route ? route.plan() : route;

type PageIds<T extends RouteTable> = { [Id in keyof T]: T[Id] extends { redirectTo: string } ? never : Id }[keyof T];

export type Routes = Record<string, RouteImplementation>;

/** Ties a remote's implementation to its table: an entry without a page does not compile. */
export const defineRoutes =
  <T extends Record<string, RouteEntry>>() =>
  (implementation: { [Id in PageIds<T>]: RouteImplementation }): Routes =>
    implementation;
