import type { Head } from '@jangteo/contract/rendering';
import type { RouteEntry, RouteTable } from '@jangteo/contract/routes';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

export interface RouteContext {
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  url: URL;
}

export type { Head };

/** What a remote gives for one entry of its route table. */
export interface RouteImplementation {
  /** The page's code, in a chunk named after the route's id. */
  page: () => Promise<{ default: ComponentType }>;
  /** Fills the query cache with what the first view shows; runs beside the loading of the page's code, on server and browser. */
  load?: (context: RouteContext) => Promise<unknown>;
  /** Reads only what `load` has put into the query cache. */
  head: (context: RouteContext) => Head;
}

type PageIds<T extends RouteTable> = { [Id in keyof T]: T[Id] extends { redirectTo: string } ? never : Id }[keyof T];

export type Routes = Record<string, RouteImplementation>;

/** Ties a remote's implementation to its table: an entry without a page does not compile. */
export const defineRoutes =
  <T extends Record<string, RouteEntry>>() =>
  (implementation: { [Id in PageIds<T>]: RouteImplementation }): Routes =>
    implementation;
