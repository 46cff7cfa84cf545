import '@testing-library/jest-dom';
import type { RouteImplementation } from '@jangteo/navigation';
import { mayReload, reloadOnce } from '@jangteo/navigation/reload';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp, page, shopRoutes } from '../testing/open-app.tsx';

// jsdom does not reload.
jest.mock('@jangteo/navigation/reload', () => ({ mayReload: jest.fn(), reloadOnce: jest.fn() }));

const live = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  jest.resetAllMocks();
  window.scrollTo = jest.fn();
  jest.mocked(mayReload).mockReturnValue(true);
  jest.mocked(reloadOnce).mockReturnValue(true);
  live.mockResolvedValue(new Response());
  // The page's requests in the background have no response.
  globalThis.fetch = (input) => (addressOf(input).endsWith('/live') ? live() : new Promise(() => undefined));
});

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

const failing = async () => {
  throw new Error('Loading chunk 7 failed');
};
const openStores = (code: RouteImplementation['page']) =>
  openApp('/store', { loadShop: async () => ({ ...shopRoutes, 'shop:stores': { ...page(''), page: code } }) });
const openFailing = () => openStores(failing);

const panel = () => screen.findByRole('alert');

test('[NAV-10] a page whose code cannot be loaded is reloaded, once for each page and release', async () => {
  openFailing();
  expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledTimes(1));
  expect(reloadOnce).toHaveBeenCalledWith('shop:stores r');
});

test('[NAV-02] a page that throws is reloaded, too', async () => {
  const Throwing = () => {
    throw new Error('broken');
  };
  jest.spyOn(console, 'error').mockImplementation();
  openStores(async () => ({ default: Throwing }));
  expect(await screen.findByText('불러오는 중이에요')).toBeInTheDocument();
  await waitFor(() => expect(reloadOnce).toHaveBeenCalledWith('shop:stores r'));
});

test('[NAV-02] a failure that remains after the reload is shown, and can be tried again', async () => {
  jest.mocked(mayReload).mockReturnValue(false);
  openFailing();
  expect(await panel()).toHaveTextContent('보여 드리지 못했어요');
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(live).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await panel()).toBeVisible();
});

test('[NAV-02] a page that failed without a connection opens by itself once there is one', async () => {
  jest.mocked(mayReload).mockReturnValue(false);
  const Stores = () => <h1>가게</h1>;
  const code = jest.fn(failing as RouteImplementation['page']);
  openStores(code);
  expect(await panel()).toBeVisible();
  code.mockResolvedValue({ default: Stores });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: '가게' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['cannot be reached', () => live.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['is down', () => live.mockResolvedValue(new Response(null, { status: 503 }))],
])('the page is not reloaded while the server %s: the visitor would lose it', async (_what, happen) => {
  happen();
  openFailing();
  expect(await panel()).toBeVisible();
  expect(reloadOnce).not.toHaveBeenCalled();
});
