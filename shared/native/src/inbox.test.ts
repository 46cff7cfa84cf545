import { type AppInbox, type AppMessageHandlers, listenToApp } from './inbox.ts';

const own = window.location.origin;
const onRefused = jest.fn();
let inbox: AppInbox;

beforeEach(() => {
  onRefused.mockClear();
  inbox = listenToApp({ origins: [own, 'https://m.jangteo.example'], onRefused });
});
afterEach(() => inbox.close());

const post = (data: unknown, origin = own) => window.dispatchEvent(new MessageEvent('message', { data, origin }));

const spies = () => ({
  close: jest.fn(),
  moveRoute: jest.fn(),
  appLogin: jest.fn(),
  appTokenRefresh: jest.fn(),
  appClose: jest.fn(),
  appLogout: jest.fn(),
  appRecentProduct: jest.fn(),
  setDevicePush: jest.fn(),
  appProductLike: jest.fn(),
  appLoadUrl: jest.fn(),
});

function open() {
  const handlers = spies() satisfies AppMessageHandlers;
  inbox.open(handlers);
  return handlers;
}

test('[APP-02] every message of the app arrives', () => {
  const handlers = open();
  for (const name of ['close', 'appLogin', 'appTokenRefresh', 'appClose', 'appLogout'] as const) {
    post({ name });
    expect(handlers[name]).toHaveBeenCalledWith({});
  }
  post({ name: 'moveRoute', url: '/deal/3?from=push' });
  expect(handlers.moveRoute).toHaveBeenCalledWith({ path: '/deal/3?from=push' });
  post({ name: 'appRecentProduct', productNo: 7, title: '사과' });
  expect(handlers.appRecentProduct).toHaveBeenCalledWith({ productNo: 7, product: { productNo: 7, title: '사과' } });
  post({ name: 'setDevicePush', isOn: 'N' });
  expect(handlers.setDevicePush).toHaveBeenCalledWith({ isOn: false });
  post({ name: 'appProductLike', likeMode: true, productNo: '12' });
  expect(handlers.appProductLike).toHaveBeenCalledWith({ likeMode: true, productNo: 12 });
  post({ name: 'appLoadUrl', mode: 'reload' });
  expect(handlers.appLoadUrl).toHaveBeenCalledWith({ mode: 'reload' });
  expect(onRefused).not.toHaveBeenCalled();
});

test('[APP-02] messages come as text from Android', () => {
  const handlers = open();
  post(JSON.stringify({ name: 'appLogout' }));
  expect(handlers.appLogout).toHaveBeenCalledTimes(1);
});

test('[APP-02] messages from before the page was mounted wait for it, in order', () => {
  post({ name: 'moveRoute', url: '/season' });
  post({ name: 'moveRoute', url: 'https://m.jangteo.example/store#top' });
  const handlers = open();
  expect(handlers.moveRoute.mock.calls).toEqual([[{ path: '/season' }], [{ path: '/store#top' }]]);
});

test('messages without end do not fill the memory before the page is mounted', () => {
  for (let count = 0; count < 60; count++) post({ name: 'appLogin' });
  expect(open().appLogin).toHaveBeenCalledTimes(50);
  expect(onRefused).toHaveBeenCalledTimes(10);
  expect(onRefused).toHaveBeenLastCalledWith({ reason: 'overflow', origin: own, data: { name: 'appLogin' } });
});

test('[APP-03] a message from another origin is refused', () => {
  const handlers = open();
  post({ name: 'appLogout' }, 'https://evil.example');
  expect(handlers.appLogout).not.toHaveBeenCalled();
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
  { name: 'appRecentProduct', productNo: -1 },
  { name: 'setDevicePush', isOn: 'maybe' },
  { name: 'appProductLike', likeMode: 'Y' },
  { name: 'appLoadUrl', mode: 'https://evil.example' },
])('[APP-03] %j is refused and nothing happens', (data) => {
  const handlers = open();
  post(data);
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledWith({ reason: 'shape', origin: own, data });
});

test.each([undefined, null, 'webpackHotUpdate', '{', 7, { source: 'react-devtools' }])(
  'what tools and extensions post (%j) is none of our business',
  (data) => {
    const handlers = open();
    post(data);
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
  },
);
