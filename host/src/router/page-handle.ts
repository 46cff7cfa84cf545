import type { RouteEntry } from '@jangteo/contract/routes';
import type { RouteContext } from '@jangteo/navigation';
import type { QueryClient } from '@tanstack/react-query';
import type { PageAddress } from './pages.ts';

/** What the layout knows of the page it surrounds. */
export interface PageHandle extends PageAddress {
  entry: RouteEntry;
  /** Of the app that has the page. */
  release: string;
}

export const routeContext = (queryClient: QueryClient, params: RouteContext['params'], url: string): RouteContext => ({
  queryClient,
  params,
  url: new URL(url),
});
