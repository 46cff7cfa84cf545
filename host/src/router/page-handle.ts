import type { RouteEntry } from '@jangteo/contract/routes';
import type { RouteContext } from '@jangteo/navigation';
import type { QueryClient } from '@tanstack/react-query';
import type { PageAddress } from './pages.ts';

/** What the layout knows about the current page. */
export interface PageHandle extends PageAddress {
  entry: RouteEntry;
  /** The id of its app's release. */
  release: string;
}

export const routeContext = (queryClient: QueryClient, params: RouteContext['params'], url: string): RouteContext => ({
  queryClient,
  params,
  url: new URL(url),
});
