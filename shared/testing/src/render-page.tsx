import type { PublicSettings } from '@jangteo/contract/release';
import { matchRoute, pathsOf, type RouteTable } from '@jangteo/contract/routes';
import {
  type Head,
  NotFound,
  type RouteContext,
  RouterProvider,
  type Routes,
  SettingsProvider,
} from '@jangteo/navigation';
import { createMemoryRouter } from '@jangteo/navigation/testing';
import { makeQueryClient } from '@jangteo/query';
import { startSession } from '@jangteo/session';
import { UiProvider } from '@jangteo/ui';
import { makeCompleteStyleCache } from '@jangteo/ui/server';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createStore, Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';

const styleCache = makeCompleteStyleCache();

/** The origin of the shop platform in tests. */
export const shopOrigin = 'http://shop.test';

export const settings: PublicSettings = {
  ownOrigins: ['http://market.test'],
  shopOrigin,
  portalLogin: { authorizeUrl: 'http://portal.test/authorize', clientId: 'jangteo-web' },
  outsideScripts: { deviceMaker: { script: 'http://device-maker.test/client.js', clientId: 'kr.jangteo.web' } },
};

export interface RenderedPage {
  user: UserEvent;
  queryClient: QueryClient;
  /** Path and query the visitor is at now. */
  location: () => string;
  /** The title and description of the page for search engines and shared links. */
  head: () => Head;
}

interface Remote {
  routeTable: RouteTable;
  routes: Routes;
}

interface OpenOptions {
  /** Whether the data is loaded before the page is rendered; false is like a visitor with a slow network. */
  dataFirst?: boolean;
}

/**
 * Opens a path of a remote as the host does: finds the route, loads data and code, renders. Rejects with NotFound where
 * the host would lead to /404.
 */
export async function renderPage(
  { routeTable, routes }: Remote,
  path: string,
  { dataFirst = true }: OpenOptions = {},
): Promise<RenderedPage> {
  const url = new URL(path, window.location.origin);
  const match = matchRoute(routeTable, url.pathname);
  if (!match) throw new NotFound();
  if (match.route.redirectTo) return renderPage({ routeTable, routes }, match.route.redirectTo, { dataFirst });
  const route = routes[match.id];
  if (!route) throw new Error(`No page for '${match.id}'`);

  const queryClient = makeTestQueryClient();
  const context: RouteContext = { queryClient, params: match.params, url };
  const { load, head } = await route.plan();
  const data = Promise.resolve(load?.(context));
  // A failure of data that is not awaited shows in the page.
  data.catch(() => undefined);
  const { default: Page } = await route.page();
  if (dataFirst) await data;
  return {
    ...renderAt(<Page />, { path, patterns: pathsOf(match.route), queryClient }),
    head: () => head(context),
  };
}

/** Renders a part of a page with the providers of the host. */
export const renderPart = (part: ReactNode, path = '/'): Omit<RenderedPage, 'head'> =>
  renderAt(part, { path, patterns: ['*'], queryClient: makeTestQueryClient() });

let stopSession: (() => void) | undefined;

afterEach(() => {
  stopSession?.();
  stopSession = undefined;
});

interface RenderOptions {
  path: string;
  patterns: string[];
  queryClient: QueryClient;
}

function renderAt(element: ReactNode, { path, patterns, queryClient }: RenderOptions) {
  const router = createMemoryRouter(
    [...patterns.map((pattern) => ({ path: pattern, element })), { path: '*', element: null }],
    { initialEntries: [path] },
  );
  const location = () => router.state.location.pathname + router.state.location.search;
  stopSession = startSession({
    settings,
    queryClient,
    hydrated: Promise.resolve(),
    currentPath: location,
    goTo: (to) => void router.navigate(to),
    onOtherVersion: () => undefined,
  });
  render(
    <UiProvider cache={styleCache}>
      <SettingsProvider value={settings}>
        <StateProvider store={createStore()}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </StateProvider>
      </SettingsProvider>
    </UiProvider>,
  );
  return {
    user: userEvent.setup(),
    queryClient,
    location,
  };
}

/** No retries, so that failures show at once. */
function makeTestQueryClient(): QueryClient {
  const client = makeQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return client;
}
