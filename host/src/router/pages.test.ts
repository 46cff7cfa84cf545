import { reportReleaseFailure } from '@jangteo/http/releases';
import type { RouteContext, RouteImplementation, Routes } from '@jangteo/navigation';
import type { Remotes } from '../federation/remotes.ts';
import { createPages } from './pages.ts';

jest.mock('@jangteo/http/releases', () => ({ reportReleaseFailure: jest.fn() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const page: RouteImplementation = {
  page: async () => ({ default: () => null }),
  plan: async () => ({ head: () => ({ title: '', description: '' }) }),
};
const context = {} as RouteContext;
const home = { app: 'remote-shop', routeId: 'shop:home' } as const;
const stores = { app: 'remote-shop', routeId: 'shop:stores' } as const;
const login = { app: 'remote-auth', routeId: 'auth:login' } as const;

test.each<[string, { onLine: boolean; routes: () => Promise<Routes> }]>([
  ['is slow', { onLine: true, routes: () => new Promise(() => undefined) }],
  ['does not come, offline', { onLine: false, routes: () => Promise.reject(new Error('no line')) }],
])('a new release that %s while the release before is here is put off, and not reported', async (_, fresh) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(fresh.onLine);
  const old = {
    id: 'old',
    routes: async (): Promise<Routes> =>
      Object.fromEntries([home, stores, login].map(({ routeId }) => [routeId, page])),
  };
  let ofShop = old;
  const remotes: Remotes = {
    current: (remote) => (remote === 'remote-shop' ? ofShop : old),
    before: () => (ofShop === old ? undefined : old),
    fallBack: jest.fn(),
    postpone() {
      ofShop = old;
    },
    renew: async () => undefined,
    follow: () => undefined,
    enter(remote) {
      if (remote === 'remote-shop') ofShop = { id: 'new', routes: fresh.routes };
    },
  };
  const pages = createPages(remotes);
  for (const address of [home, login]) {
    await pages.open(address, context);
    pages.shown(address);
  }
  const opened = pages.open(stores, context);
  await jest.advanceTimersByTimeAsync(1_500);
  await opened;
  pages.shown(stores);
  expect(ofShop).toBe(old);
  expect(remotes.fallBack).not.toHaveBeenCalled();
  expect(reportReleaseFailure).not.toHaveBeenCalled();
});
