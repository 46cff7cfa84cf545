import { devicePushAtom } from '@jangteo/native';
import * as reloading from '@jangteo/navigation/reload';
import { shareDialog } from '@jangteo/overlay';
import { startBackgroundChecks, startSession } from '@jangteo/session';
import { recentProducts } from '@jangteo/storage';
import { act, answer, refuse, renderPart, requestsTo, screen, settings, waitFor } from '@jangteo/testing';
import { useQuery } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { Overlays } from '../overlays/overlays.tsx';
import { holdMessages } from './hold-messages.ts';
import { NativeApp } from './native-app.tsx';

jest.mock('@jangteo/navigation/reload', () => ({ reloadOnce: jest.fn(() => true) }));

const reloadOnce = jest.mocked(reloading.reloadOnce);
const answers: Record<string, unknown> = {};
const heard = jest.fn(async (command: string, _payload: object) => answers[command]);
const goTo = jest.fn();
let stopSession: () => void;

beforeAll(holdMessages);
// Loaded ahead, so that no test waits for the compiler.
beforeAll(() => import('../overlays/overlay-views.tsx'));

beforeEach(() => {
  Object.assign(answers, {
    getDeviceInfo: { platform: 'android', appVersion: '3.1.0', deviceUuid: 'phone-1', adId: 'ad-1' },
    getDevicePush: 'Y',
    checkMinimumVersion: true,
  });
  for (const mock of [heard, goTo, reloadOnce]) mock.mockClear();
  reloadOnce.mockReturnValue(true);
  Object.assign(window, { jangteoApp: { callHandler: heard } });
  window.localStorage.clear();
  const ban = { isBanned: false, message: '' };
  answer('GET /api/v1/display/web/profile', {
    userInfo: { retrySignIn: false, banStatus: ban },
    appInfo: { androidMinVersion: '3.0.0', iOSMinVersion: '3.0.1', webVersion: '2.9.5' },
  });
  answer('POST /api/v1/app/access', { accessDt: '2026-11-20T10:00:00.000Z', isFirst: true });
  answer('PUT /api/v1/app/version', { appVersion: '3.1.0' });
  answer('PUT /api/v1/app/ad/id', { isSaved: true });
  answer('PUT /api/v1/app/user/id', { isLinked: false });
});
afterEach(() => {
  stopSession();
  Reflect.deleteProperty(window, 'jangteoApp');
});

const say = (data: object, origin = window.location.origin) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  });

const Push = () => <output>{String(useAtomValue(devicePushAtom))}</output>;

/** The app's part of the page loads late, and later still on a busy machine. */
const isHere = () => screen.findByText('true', undefined, { timeout: 15_000 });

async function open() {
  const page = renderPart(
    <>
      <Overlays />
      <NativeApp />
      <Push />
    </>,
    '/season',
  );
  const stops = [
    startSession({
      settings,
      queryClient: page.queryClient,
      hydrated: Promise.resolve(),
      currentPath: () => '/season',
      goTo,
      onOtherVersion: () => undefined,
    }),
    startBackgroundChecks(),
  ];
  stopSession = () => stops.forEach((stop) => void stop());
  await isHere();
  return page;
}

test('[APP-02] moveRoute leads to own pages, also when it arrived before the page was mounted', async () => {
  await say({ name: 'moveRoute', url: '/deal/3?from=push' });
  const { location } = await open();
  await waitFor(() => expect(location()).toBe('/deal/3?from=push'));
  await say({ name: 'moveRoute', url: 'http://market.test/store/7' });
  await waitFor(() => expect(location()).toBe('/store/7'));
});

test.each([
  [{ name: 'moveRoute', url: 'https://evil.test/deal/3' }, 'shape', window.location.origin],
  [{ name: 'moveRoute', url: 'http://shop.test/orders' }, 'shape', window.location.origin],
  [{ name: 'moveRoute', url: 'javascript:alert(1)' }, 'shape', window.location.origin],
  [{ name: 'moveRoute', url: '/deal/3' }, 'origin', 'https://evil.test'],
])('[APP-03] %j is refused because of its %s and logged', async (data, reason, origin) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { location } = await open();
  await say(data, origin);
  expect(location()).toBe('/season');
  expect(warn).toHaveBeenCalledWith('jangteo: a message of the app refused', { reason, origin, data });
});

test('[APP-02] appLogin and appTokenRefresh store the tokens, and link the device with the member', async () => {
  await open();
  const before = requestsTo('PUT /api/v1/app/user/id').length;
  const expireDt = '2099-01-01T00:00:00.000Z';
  await say({ name: 'appLogin', accessToken: 'a1', refreshToken: 'r1', expireDt });
  await waitFor(() => expect(window.localStorage.getItem('accessToken1')).toBe('Bearer a1'));
  await waitFor(() => expect(requestsTo('PUT /api/v1/app/user/id')).toHaveLength(before + 1));
  await say({ name: 'appTokenRefresh', accessToken: 'a2', refreshToken: 'r2', expireDt });
  await waitFor(() => expect(window.localStorage.getItem('accessToken1')).toBe('Bearer a2'));
  expect(window.localStorage.getItem('refreshToken1')).toBe('r2');
});

test('[SES-11] [APP-02] appLogout removes the login and goes to the home page', async () => {
  window.localStorage.setItem('accessToken1', 'Bearer a');
  window.localStorage.setItem('refreshToken1', 'r');
  const { queryClient } = await open();
  queryClient.setQueryData(['mypage:secret'], 'of the member');
  await say({ name: 'appLogout' });
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'));
  expect(window.localStorage.getItem('accessToken1')).toBeNull();
  expect(queryClient.getQueryData(['mypage:secret'])).toBeUndefined();
});

test('[APP-02] close closes what lies over the page; appClose closes the web view, too', async () => {
  await open();
  act(() => shareDialog({ title: '아침 사과', url: 'http://market.test/deal/3' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await say({ name: 'close' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(heard).not.toHaveBeenCalledWith('closeSubWebView', expect.anything());
  await say({ name: 'appClose' });
  await waitFor(() => expect(heard).toHaveBeenCalledWith('closeSubWebView', {}));
});

test('[BRG-07] [APP-02] appRecentProduct is added to the recently viewed, thirty at most', async () => {
  await open();
  for (let productNo = 1; productNo <= 31; productNo++) {
    await say({ name: 'appRecentProduct', productNo, title: `사과 ${productNo}`, price: 'free', isLike: 'Y' });
  }
  expect(recentProducts.list()).toHaveLength(30);
  expect(recentProducts.list()[0]).toMatchObject({ productNo: 31, title: '사과 31', isLike: true });
});

test('[APP-02] setDevicePush sets whether the system lets the app show push messages', async () => {
  await open();
  await say({ name: 'setDevicePush', isOn: 'N' });
  expect(screen.getByText('false')).toBeVisible();
});

test('[APP-02] appLoadUrl reloads the page, or only its data after a reload a moment ago', async () => {
  const { location, queryClient } = await open();
  const invalidated = jest.spyOn(queryClient, 'invalidateQueries');
  await say({ name: 'appLoadUrl', mode: 'reload' });
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(invalidated).not.toHaveBeenCalled();
  reloadOnce.mockReturnValue(false);
  await say({ name: 'appLoadUrl', mode: 'reload' });
  expect(invalidated).toHaveBeenCalledTimes(1);
  await say({ name: 'appLoadUrl', mode: 'default' });
  await waitFor(() => expect(location()).toBe('/'));
});

describe('[BRG-06] a product that was tapped in the app', () => {
  const value = {
    src: 'http://shop.test/products/42',
    title: '아침 사과',
    shopId: '7',
    productNo: '42',
    pre_page_name: 'home',
    pre_list_component: 'limited deals',
    category_id: 3,
  };
  beforeEach(() => {
    refuse('GET /api/v1/display/shop/info', { status: 404, code: 8, message: '' });
    answer('GET /api/v1/display/product/seller-price', { marketPrice: 12_000, sellerPrice: null });
  });

  test.each(['when the page begins', 'when the page comes to the front'])(
    'leads over the bridge %s',
    async (moment) => {
      const leave = () => window.localStorage.setItem('receivedValue', JSON.stringify(value));
      if (moment.includes('begins')) leave();
      await open();
      if (!moment.includes('begins')) leave();
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(await screen.findByRole('dialog', { name: /판매자 스토어로 이동/ })).toHaveTextContent('아침 사과');
      expect(window.localStorage.getItem('receivedValue')).toBeNull();
      await say({ name: 'close' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test.each([
    ['no JSON', '{'],
    ['no shop', JSON.stringify({ ...value, shopId: 'seven' })],
    ['an own page', JSON.stringify({ ...value, src: 'http://market.test/deal/3' })],
    ['a script', JSON.stringify({ ...value, src: 'javascript:alert(1)' })],
  ])('leads nowhere when the product is %s', async (_case, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    window.localStorage.setItem('receivedValue', text);
    await open();
    await waitFor(() => expect(warn).toHaveBeenCalledWith('jangteo: a value of the app refused', { text }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.localStorage.getItem('receivedValue')).toBeNull();
  });
});

test('[APP-01] the user of an app that is too old is led to the update until it is installed', async () => {
  answers.checkMinimumVersion = false;
  const { user } = await open();
  expect(await screen.findByRole('alertdialog', { name: '앱을 업데이트해 주세요' })).toBeVisible();
  expect(heard).toHaveBeenCalledWith('checkMinimumVersion', { android: '3.0.0', ios: '3.0.1' });
  await user.click(screen.getByRole('button', { name: '업데이트하기' }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith('openMarket', { app: 'jangteo' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  answers.checkMinimumVersion = true;
  await user.click(screen.getByRole('button', { name: '업데이트하기' }));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[APP-01] the device and its app are reported to the server', async () => {
  await open();
  await waitFor(() => expect(requestsTo('PUT /api/v1/app/user/id')).toHaveLength(1));
  expect(requestsTo('POST /api/v1/app/access')[0]?.body).toEqual({ deviceType: 1003, appVersion: '3.1.0' });
  expect(requestsTo('PUT /api/v1/app/version')[0]?.headers.get('deviceUuid')).toBe('phone-1');
  expect(requestsTo('PUT /api/v1/app/ad/id')[0]?.body).toEqual({ adId: 'ad-1' });
  expect(window.localStorage.getItem('uid')).toBe('phone-1');
});

test('in the app, pulling the page down refetches its data', async () => {
  const List = () => <p>{useQuery({ queryKey: ['test:list'], queryFn: load }).data}</p>;
  const load = jest.fn().mockResolvedValueOnce('사과').mockResolvedValue('사과와 배');
  renderPart(
    <>
      <NativeApp />
      <List />
      <Push />
    </>,
  );
  stopSession = () => undefined;
  await isHere();
  const list = await screen.findByText('사과');
  const touch = (clientY: number, clientX = 0) => ({ touches: [{ clientX, clientY }], target: list });

  fireEvent.touchStart(list, touch(100));
  fireEvent.touchMove(list, touch(180));
  fireEvent.touchEnd(list, { touches: [] });
  fireEvent.touchStart(list, touch(100));
  fireEvent.touchMove(list, touch(110, 60));
  fireEvent.touchMove(list, touch(300));
  fireEvent.touchEnd(list, { touches: [] });
  expect(load).toHaveBeenCalledTimes(1);

  fireEvent.touchStart(list, touch(100));
  fireEvent.touchMove(list, touch(260));
  fireEvent.touchEnd(list, { touches: [] });
  expect(await screen.findByText('사과와 배')).toBeVisible();
});

test('[APP-01] a browser loads none of this code', async () => {
  Reflect.deleteProperty(window, 'jangteoApp');
  stopSession = () => undefined;
  renderPart(<NativeApp />);
  await say({ name: 'moveRoute', url: '/deal/3' });
  expect(heard).not.toHaveBeenCalled();
});
