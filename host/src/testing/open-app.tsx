import type { PerApp, Registry } from '@jangteo/contract/release';
import type { RouteTable } from '@jangteo/contract/routes';
import { NotFound, type RouteImplementation, type RoutePlan, RouterProvider, type Routes } from '@jangteo/navigation';
import { createMemoryRouter } from '@jangteo/navigation/testing';
import { makeQueryClient } from '@jangteo/query';
import { render } from '@jangteo/testing';
import { makeCompleteStyleCache } from '@jangteo/ui/server';
import { App } from '../app.tsx';
import { appRoutes } from '../app-routes.tsx';
import type { Remotes } from '../federation/remotes.ts';
import { routeTable } from '../route-table.ts';
import { createPages } from '../router/pages.ts';

export const shopTable: RouteTable = {
  'shop:home': { path: '/', aliases: ['/deal'], pageName: 'home' },
  'shop:deal': { path: '/deal/:dealId', digits: ['dealId'], pageName: 'express deal', noBottomNav: true },
  'shop:stores': { path: '/store', pageName: 'stores' },
  'shop:categories': { path: '/category', pageName: 'category' },
  'shop:category': { path: '/category/detail/:second?/:third?', digits: ['second', 'third'], pageName: 'category' },
  'shop:live': { path: '/category/shopping-live', pageName: 'live' },
  'shop:old': { path: '/old', pageName: 'old', redirectTo: '/store' },
  'shop:orders': { path: '/orders/:orderId', pageName: 'orders', requiresLogin: true },
  'shop:review': { path: '/review', pageName: 'review', requiresLogin: true, keepsText: true },
};

export const page = (text: string, load?: RoutePlan['load']): RouteImplementation => ({
  page: async () => ({ default: () => <h1>{text}</h1> }),
  plan: async () => ({ load, head: () => ({ title: text, description: '' }) }),
});

export const shopRoutes: Routes = {
  'shop:home': page('홈 화면'),
  'shop:deal': page('특가 화면', async ({ params }) => {
    if (params.dealId === '999') throw new NotFound();
  }),
  'shop:stores': page('스토어 화면'),
  'shop:categories': page('카테고리 전체'),
  'shop:category': page('카테고리 화면'),
  'shop:live': page('라이브 화면'),
  'shop:orders': page('주문 화면'),
  'shop:review': page('후기 쓰기 화면'),
  'auth:login': page('로그인 화면'),
};

/** The other remotes have no release. */
const tables: PerApp<RouteTable> = {
  host: routeTable,
  'remote-shop': shopTable,
  'remote-auth': { 'auth:login': { path: '/login', pageName: 'login' } },
};

const registry: Registry = {
  set: 's',
  apps: Object.fromEntries(
    Object.entries(tables).map(([name, routes]) => [name, { release: 'r', base: `/r/${name}/r/`, entry: '', routes }]),
  ) as unknown as Registry['apps'],
  integrity: {},
  settings: { ownOrigins: ['http://market.test'], shopOrigin: 'http://shop.test' },
};

interface Visit {
  loadShop?: () => Promise<Routes>;
  /** In place of `loadShop`, where a test is about releases. */
  remotes?: Remotes;
  isMember?: () => Promise<boolean>;
  isAnswered?: () => Promise<void>;
  openingHash?: () => string;
  isAtOpenedEntry?: () => boolean;
  /** Whether the file with the other apps could not be loaded. */
  lacksApps?: boolean;
}

/** One release of the shop's pages, and none before it. */
const onlyRelease = (load: () => Promise<Routes>): Remotes => ({
  current: () => ({ id: 'r', routes: load }),
  before: () => undefined,
  fallBack: () => undefined,
  postpone: () => undefined,
  renew: async () => undefined,
  follow: () => undefined,
  enter: () => undefined,
});

export function routesOf({
  loadShop = async () => shopRoutes,
  isMember = async () => false,
  isAnswered,
  openingHash,
  isAtOpenedEntry,
  lacksApps = false,
  remotes,
}: Visit = {}) {
  const queryClient = makeQueryClient();
  const pages = createPages(remotes ?? onlyRelease(loadShop));
  return {
    registry,
    queryClient,
    pages,
    routes: appRoutes(lacksApps ? { ...registry, appsFile: { path: '/r/apps/a.json', integrity: '' } } : registry, {
      pages,
      queryClient,
      dataWaitMs: 50,
      isMember,
      isAnswered,
      openingHash,
      isAtOpenedEntry,
    }),
  };
}

/** Opens the host at a path, or on the last of several entries of a history, with small pages for all remotes. */
export function openApp(path: string | string[], visit?: Visit) {
  const openingHash = () => (router.state.navigation.location ?? router.state.location).hash;
  const isAtOpenedEntry = () => router.state.navigation.historyAction !== 'PUSH';
  const { routes, pages, queryClient } = routesOf({ openingHash, isAtOpenedEntry, ...visit });
  const router = createMemoryRouter(routes, { initialEntries: [path].flat() });
  render(
    <App settings={registry.settings} queryClient={queryClient} pages={pages} styleCache={makeCompleteStyleCache()}>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
}
