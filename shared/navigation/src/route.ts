// Decision: docs/decisions/2026-11-20-plans-travel-with-pages.md

import type { Head, StructuredData } from '@jangteo/contract/rendering';
import type { RouteEntry, RouteTable } from '@jangteo/contract/routes';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';

export interface RouteContext {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  url: URL;
}

export type { Head, StructuredData };

/** What a page loads, and its document's head. */
export interface RoutePlan {
  /** Fills the query cache for the first view. Runs on server and browser, while the page's code is loaded. */
  load?: ((context: RouteContext) => Promise<unknown>) | undefined;
  /**
   * What the tapped card has told of the page. It is on the screen in the frame of the tap, above the page that is left,
   * until the page itself is rendered. Undefined where nothing is known of that card.
   */
  opening?: ((context: RouteContext) => ReactNode) | undefined;
  /** Reads only what `load` has put into the query cache. */
  head: (context: RouteContext) => Head;
}

/**
 * An app's implementation of one entry of its route table. Page and plan share a chunk that is named after the route's
 * id:
 * the routes module itself is part of every first visit to any page.
 */
export interface RouteImplementation {
  page: () => Promise<{ default: ComponentType }>;
  plan: () => Promise<RoutePlan>;
}

type PageIds<T extends RouteTable> = { [Id in keyof T]: T[Id] extends { redirectTo: string } ? never : Id }[keyof T];

export type Routes = Record<string, RouteImplementation>;

/** Ties a remote's implementation to its table: an entry without a page does not compile. */
export const defineRoutes =
  <T extends Record<string, RouteEntry>>() =>
  (implementation: { [Id in PageIds<T>]: RouteImplementation }): Routes =>
    implementation;
