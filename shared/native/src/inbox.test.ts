import { makeInbox } from './inbox.ts';
import type { AppMessage } from './messages.ts';

const own = window.location.origin;
const onRefused = jest.fn();
const onMessage = jest.fn<void, [AppMessage]>();

/** The market's rule for addresses, shortened. */
const ownPath = (address: string) => {
  const url = URL.canParse(address, own) ? new URL(address, own) : undefined;
  return url && [own, 'https://m.jangteo.example'].includes(url.origin)
    ? url.pathname + url.search + url.hash
    : undefined;
};
const inbox = makeInbox({ origins: [own, 'https://m.jangteo.example'], ownPath, onMessage, onRefused });

beforeEach(() => {
  onMessage.mockClear();
  onRefused.mockClear();
});

const post = (data: unknown, origin = own) => inbox(new MessageEvent('message', { data, origin }));

test.each<[object, AppMessage]>([
  [{ name: 'close' }, { name: 'close' }],
  [{ name: 'appLogin' }, { name: 'appLogin' }],
  [{ name: 'appTokenRefresh' }, { name: 'appTokenRefresh' }],
  [
    { name: 'appLogin', accessToken: 'a', refreshToken: 'r', expireDt: '2026-11-20T10:00:00.000Z' },
    { name: 'appLogin', tokens: { accessToken: 'a', refreshToken: 'r', expireDt: '2026-11-20T10:00:00.000Z' } },
  ],
  [{ name: 'appClose' }, { name: 'appClose' }],
  [{ name: 'appLogout' }, { name: 'appLogout' }],
  [
    { name: 'moveRoute', url: '/deal/3?from=push' },
    { name: 'moveRoute', path: '/deal/3?from=push' },
  ],
  [
    { name: 'moveRoute', url: 'https://m.jangteo.example/store#top' },
    { name: 'moveRoute', path: '/store#top' },
  ],
  [
    { name: 'appRecentProduct', productNo: 7, title: '사과' },
    { name: 'appRecentProduct', productNo: 7, product: { productNo: 7, title: '사과' } },
  ],
  [
    { name: 'setDevicePush', isOn: 'N' },
    { name: 'setDevicePush', isOn: false },
  ],
  [
    { name: 'appProductLike', likeMode: true, productNo: '12' },
    { name: 'appProductLike', likeMode: true, productNo: 12 },
  ],
  [
    { name: 'appLoadUrl', mode: 'reload' },
    { name: 'appLoadUrl', mode: 'reload' },
  ],
])('[APP-02] %j is received', (data, message) => {
  post(data);
  expect(onMessage.mock.calls).toEqual([[message]]);
  expect(onRefused).not.toHaveBeenCalled();
});

test('[APP-02] messages come as text from Android', () => {
  post(JSON.stringify({ name: 'appLogout' }));
  expect(onMessage).toHaveBeenCalledWith({ name: 'appLogout' });
});

test('[APP-03] a message from another origin is refused', () => {
  post({ name: 'appLogout' }, 'https://evil.example');
  expect(onMessage).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledWith({
    reason: 'origin',
    origin: 'https://evil.example',
    data: { name: 'appLogout' },
  });
});

test.each([
  { name: 'toString' },
  { name: 'eval', code: 'alert(1)' },
  { name: 7 },
  { name: 'moveRoute' },
  { name: 'moveRoute', url: 'https://evil.example/deal/3' },
  { name: 'moveRoute', url: '//evil.example' },
  { name: 'moveRoute', url: 'javascript:alert(1)' },
  { name: 'moveRoute', url: 'http://' },
  { name: 'appLogin', accessToken: 'a' },
  { name: 'appTokenRefresh', accessToken: 'a', refreshToken: 'r', expireDt: 'soon' },
  { name: 'appRecentProduct', productNo: -1 },
  { name: 'setDevicePush', isOn: 'maybe' },
  { name: 'appProductLike', likeMode: 'Y' },
  { name: 'appLoadUrl', mode: 'https://evil.example' },
])('[APP-03] %j is refused without effect', (data) => {
  post(data);
  expect(onMessage).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledWith({ reason: 'shape', origin: own, data });
});

test.each([undefined, null, 'webpackHotUpdate', '{', 7, { source: 'react-devtools' }])(
  'messages of tools and extensions (%j) are ignored',
  (data) => {
    post(data);
    expect(onMessage).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
  },
);
