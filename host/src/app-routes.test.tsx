import '@testing-library/jest-dom';
import { matchRoute } from '@jangteo/contract/routes';
import { createPath, matchRoutes, NotFound, type RoutePlan, type Routes } from '@jangteo/navigation';
import { cookieStore, localStore, sessionStore } from '@jangteo/storage';
import { signInAs } from '@jangteo/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routeTable } from './route-table.ts';
import type { PageHandle } from './router/page-handle.ts';
import { preloadOnPress } from './router/preload-on-press.ts';
import { openApp, page, routesOf, shopRoutes, shopTable } from './testing/open-app.tsx';

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('[RTE-04] home answers at / and at /deal', async () => {
  openApp('/deal');
  expect(await screen.findByText('홈 화면')).toBeVisible();
});

test.each(['/nowhere', '/DEAL/1', '/deal/abc', '/deal/1/more', '/Store', '/deal/999'])(
  '[RTE-01] %s ends at /404',
  async (path) => {
    const router = openApp(path);
    expect(await screen.findByText('찾으시는 페이지가 없어요')).toBeVisible();
    expect(router.state.location.pathname).toBe('/404');
  },
);

test('[RTE-01] without the file of the other apps, an unknown page that is opened first ends at /404', async () => {
  window.history.replaceState({}, '', '/nowhere');
  const router = openApp('/nowhere', { lacksApps: true });
  expect(await screen.findByText('찾으시는 페이지가 없어요')).toBeVisible();
  expect(router.state.location.pathname).toBe('/404');
  window.history.replaceState({}, '', '/');
});

test('[RTE-04] an id with zeros in front leads to the address without them, which takes its place', async () => {
  const router = openApp('/store');
  await screen.findByText('스토어 화면');
  await act(() => router.navigate('/deal/007?click_key=3#reviews'));
  expect(await screen.findByText('특가 화면')).toBeVisible();
  expect(createPath(router.state.location)).toBe('/deal/7?click_key=3#reviews');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('스토어 화면')).toBeVisible();
});

test('[RTE-04] a code keeps the zeros in front of it', async () => {
  const router = openApp('/category/detail/01');
  expect(await screen.findByText('카테고리 화면')).toBeVisible();
  expect(router.state.location.pathname).toBe('/category/detail/01');
});

test('[MFE-03] pages of a remote that has no release yet end at /404, the others open', async () => {
  const router = openApp('/community');
  expect(await screen.findByText('찾으시는 페이지가 없어요')).toBeVisible();
  await act(() => router.navigate('/store'));
  expect(await screen.findByText('스토어 화면')).toBeVisible();
});

test('[NAV-03] a route of the table can redirect to another path, with the query and the hash', async () => {
  const router = openApp('/');
  await screen.findByText('홈 화면');
  await act(() => router.navigate('/old?click_key=push-1&isnavihide=true#reviews'));
  expect(await screen.findByText('스토어 화면')).toBeVisible();
  expect(createPath(router.state.location)).toBe('/store?click_key=push-1&isnavihide=true#reviews');
});

test('[LAY-02] the bottom navigation is shown unless the route says no', async () => {
  const router = openApp('/store');
  await screen.findByText('스토어 화면');
  expect(screen.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
  await act(() => router.navigate('/deal/1'));
  expect(await screen.findByText('특가 화면')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '주 메뉴' })).toBeNull();
});

test('[LAY-01] five tabs in the agreed order, the basket a plain link to the shop platform', async () => {
  openApp('/');
  await screen.findByText('홈 화면');
  const tabs = screen.getByRole('navigation', { name: '주 메뉴' }).querySelectorAll('a');
  expect([...tabs].map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['카테고리', '/category'],
    ['커뮤니티', '/community'],
    ['홈', '/'],
    ['장바구니', 'http://shop.test/basket'],
    ['마이페이지', '/my-page'],
  ]);
  expect(tabs[2]).toHaveAttribute('aria-current', 'page');
});

test('[LAY-01] a tab answers its tap before its page is there', async () => {
  const slow = Promise.withResolvers<RoutePlan>();
  const categories = { ...page('카테고리 전체'), plan: () => slow.promise };
  openApp('/', { loadShop: async () => ({ ...shopRoutes, 'shop:categories': categories }) });
  await screen.findByText('홈 화면');
  const tab = screen.getByRole('link', { name: '카테고리' });
  await userEvent.click(tab);
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(tab).toHaveAttribute('data-opening');
  expect(screen.getByRole('link', { name: '홈' })).not.toHaveAttribute('aria-current');
  expect(screen.getByText('홈 화면')).toBeVisible();
  slow.resolve({ head: () => ({ title: '', description: '' }) });
  expect(await screen.findByText('카테고리 전체')).toBeVisible();
  expect(tab).not.toHaveAttribute('data-opening');
});

test('the next page is rendered once the tap is answered, or half a second later where there are no frames', async () => {
  const frame = Promise.withResolvers<void>();
  const isAnswered = jest.fn(async (): Promise<void> => undefined);
  const router = openApp('/', { isAnswered });
  await screen.findByText('홈 화면');
  isAnswered.mockReturnValue(frame.promise);
  act(() => void router.navigate('/store'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText('홈 화면')).toBeVisible();
  await act(async () => frame.resolve());
  expect(await screen.findByText('스토어 화면')).toBeVisible();

  isAnswered.mockReturnValue(new Promise(() => undefined));
  act(() => void router.navigate('/'));
  expect(await screen.findByText('홈 화면')).toBeVisible();
});

test('[MFE-04] a remote that fails to load costs only its own page, and a retry brings it back', async () => {
  const loadShop = jest
    .fn<Promise<Routes>, []>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(shopRoutes);
  openApp('/', { loadShop });
  expect(await screen.findByRole('alert')).toHaveTextContent('보여 드리지 못했어요');
  expect(screen.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('홈 화면')).toBeVisible();
});

test('[NAV-11] a page that needs a login is shown to members', async () => {
  openApp('/orders/3', { isMember: async () => true });
  expect(await screen.findByText('주문 화면')).toBeVisible();
});

test('[NAV-11] the code of such a page loads while a member’s session is validated, and never for a visitor', async () => {
  const orders = jest.fn(async () => ({ default: () => <h1>주문 화면</h1> }));
  const visit: Parameters<typeof openApp>[1] = {
    loadShop: async () => ({ ...shopRoutes, 'shop:orders': { ...page(''), page: orders } }),
  };
  const router = openApp('/orders/3', { ...visit, isMember: async () => false });
  expect(await screen.findByText('로그인 화면')).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(orders).not.toHaveBeenCalled();

  signInAs('m');
  let finishCheck: (isMember: boolean) => void = () => undefined;
  openApp('/orders/3', { ...visit, isMember: () => new Promise((resolve) => (finishCheck = resolve)) });
  await waitFor(() => expect(orders).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('주문 화면')).not.toBeInTheDocument();
  await act(async () => finishCheck(true));
  expect(await screen.findByText('주문 화면')).toBeVisible();
});

test('[NAV-11] visitors are led to the login, and the whole path is kept for the way back', async () => {
  const router = openApp('/store');
  await screen.findByText('스토어 화면');
  await act(() => router.navigate('/orders/3?tab=2#reviews'));
  expect(router.state.location.pathname).toBe('/login');
  expect(cookieStore.get('redirectPath')).toBe('/orders/3?tab=2#reviews');
});

test('[NAV-03] [NAV-11] the click key of a page that needs a login is known when the visitor signs in', async () => {
  const router = openApp('/orders/4?click_key=push-2');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStore.get('eventClickKey')).toBe('push-2');
});

test('[NAV-11] the path is kept with its hash when it is the first page, too', async () => {
  const router = openApp('/orders/4#reviews');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(cookieStore.get('redirectPath')).toBe('/orders/4#reviews');
});

test.each([
  ['a page that needs a login leads home', '/orders/3', '주문 화면', '/'],
  ['any other page stays', '/store', '스토어 화면', '/store'],
  ['a page that keeps a text stays', '/review', '후기 쓰기 화면', '/review'],
])(
  '[SES-12] [SES-10] after a login has ended in another tab %s, and no redirect path is kept',
  async (_what, path, text, end) => {
    cookieStore.remove('redirectPath');
    const router = openApp(path, { isMember: async () => true });
    await screen.findByText(text);
    await act(
      async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken1', newValue: null })),
    );
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.pathname).toBe(end);
    expect(cookieStore.get('redirectPath')).toBeUndefined();
  },
);

test('[SES-12] a login in another tab, which first removes the old tokens, leaves a page that needs one', async () => {
  localStore.set('accessToken', 'Bearer new');
  const router = openApp('/orders/3', { isMember: async () => true });
  await screen.findByText('주문 화면');
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken1', newValue: null })),
  );
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.pathname).toBe('/orders/3');
  localStore.remove('accessToken');
});

test('[NAV-11] a visitor who has gone elsewhere before the check is over is not led back', async () => {
  let finishCheck: (isMember: boolean) => void = () => undefined;
  const isMember = () =>
    new Promise<boolean>((resolve) => {
      finishCheck = resolve;
    });
  const router = openApp('/store', { isMember });
  await screen.findByText('스토어 화면');
  cookieStore.remove('redirectPath');
  act(() => void router.navigate('/orders/5'));
  await act(() => router.navigate('/'));
  await act(async () => finishCheck(false));
  expect(await screen.findByText('홈 화면')).toBeVisible();
  expect(cookieStore.get('redirectPath')).toBeUndefined();
});

test.each([
  ['an unknown page', '/deal/abc', '/404'],
  ['a product that is gone', '/deal/999', '/404'],
  ['an address of no page', '/nowhere', '/404'],
  ['a page that needs a login', '/orders/3', '/login'],
  ['an address that has moved', '/old', '/store'],
])('[NAV-01] back skips %s that was opened first and redirects', async (_what, path, end) => {
  const router = openApp(['/category', path]);
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('카테고리 전체')).toBeVisible();
});

test.each([
  ['a product that is gone meanwhile', '/deal/7', '/404'],
  ['a page that needs a login since the sign-out', '/orders/3', '/login'],
])('[NAV-01] back from the target of %s leads to the entry before it', async (_what, path, end) => {
  let isOver = false;
  const deal = page('특가 화면', async () => {
    if (isOver) throw new NotFound();
  });
  const loadShop = async () => ({ ...shopRoutes, 'shop:deal': deal });
  const router = openApp('/category', { loadShop, isMember: async () => !isOver });
  await screen.findByText('카테고리 전체');
  await act(() => router.navigate(path));
  await act(() => router.navigate('/store'));
  expect(await screen.findByText('스토어 화면')).toBeVisible();
  isOver = true;
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('카테고리 전체')).toBeVisible();
});

test.each([
  ['/deal/abc', '/404'],
  ['/orders/3', '/login'],
])('[NAV-01] a link to %s redirects to %s, and back returns to the page with the link', async (path, end) => {
  const router = openApp(['/category', '/store']);
  await screen.findByText('스토어 화면');
  await act(() => router.navigate(path));
  await waitFor(() => expect(router.state.location.pathname).toBe(end));
  await act(() => router.navigate(-1));
  expect(await screen.findByText('스토어 화면')).toBeVisible();
});

test('[NAV-11] a page that needs no login does not check the session', async () => {
  const isMember = jest.fn();
  openApp('/store', { isMember });
  expect(await screen.findByText('스토어 화면')).toBeVisible();
  expect(isMember).not.toHaveBeenCalled();
});

test('slow data does not delay the page', async () => {
  const slow: Routes = {
    ...shopRoutes,
    'shop:stores': page('스토어 화면', () => new Promise(() => undefined)),
  };
  openApp('/store', { loadShop: async () => slow });
  expect(await screen.findByText('스토어 화면')).toBeVisible();
});

test('a page is not rendered anew when only the state of the router changes', async () => {
  const render = jest.fn(() => <h1>홈 화면</h1>);
  const slow = Promise.withResolvers<RoutePlan>();
  const routes: Routes = {
    ...shopRoutes,
    'shop:home': { ...page(''), page: async () => ({ default: render }) },
    'shop:stores': { ...page('스토어 화면'), plan: () => slow.promise },
  };
  const router = openApp('/', { loadShop: async () => routes });
  await screen.findByText('홈 화면');
  render.mockClear();
  act(() => void router.navigate('/store'));
  await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
  expect(render).not.toHaveBeenCalled();
  await act(async () => slow.resolve({ head: () => ({ title: '', description: '' }) }));
  expect(await screen.findByText('스토어 화면')).toBeVisible();
});

test('a page brings its own plan, which is loaded once per visit', async () => {
  const load = jest.fn(async () => undefined);
  const plan = jest.fn(async () => ({ load, head: () => ({ title: '스토어 | 장터', description: '' }) }));
  const planned: Routes = {
    ...shopRoutes,
    'shop:stores': { page: async () => ({ default: () => <h1>스토어 화면</h1> }), plan },
  };
  const router = openApp('/store', { loadShop: async () => planned });
  expect(await screen.findByText('스토어 화면')).toBeVisible();
  expect(document.title).toBe('스토어 | 장터');
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/store'));
  expect(await screen.findByText('스토어 화면')).toBeVisible();
  expect(plan).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('pointerdown on a link', () => {
  const spied = (text: string) => jest.fn(async () => ({ default: () => <h1>{text}</h1> }));
  const stores = spied('스토어 화면');
  const orders = spied('주문 화면');
  const login = spied('로그인 화면');
  const loadShop = async () => ({
    ...shopRoutes,
    'shop:stores': { ...page(''), page: stores },
    'shop:orders': { ...page(''), page: orders },
    'auth:login': { ...page(''), page: login },
  });
  const press = (href: string) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
    link.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    link.remove();
  };

  beforeAll(() => {
    const { registry, pages, queryClient } = routesOf({ loadShop });
    preloadOnPress(registry, pages, queryClient);
  });

  test('loads the page’s code before the tap ends', async () => {
    press('http://elsewhere.test/store');
    press('/nowhere');
    expect(stores).not.toHaveBeenCalled();
    press('/old');
    await waitFor(() => expect(stores).toHaveBeenCalledTimes(1));
  });

  test('[SHP-06] to a page of members loads the login for a visitor, and the page for a member', async () => {
    press('/orders/1');
    await waitFor(() => expect(login).toHaveBeenCalledTimes(1));
    expect(orders).not.toHaveBeenCalled();
    signInAs('m');
    press('/orders/1');
    await waitFor(() => expect(orders).toHaveBeenCalledTimes(1));
  });
});

test('edge and browser match every path to the same route', () => {
  const { routes } = routesOf();
  const table = { ...routeTable, ...shopTable };
  const paths = ['/', '/deal', '/deal/', '/deal/12', '/store', '/category/detail', '/category/detail/1/2'];
  for (const path of [...paths, '/category/shopping-live', '/404', '/old', '/Deal', '/deal/1/2']) {
    const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined;
    const expected = matchRoute(table, path);
    expect([path, handle?.routeId]).toEqual([path, expected?.route.redirectTo ? undefined : expected?.id]);
  }
});
