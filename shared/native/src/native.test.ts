import { native } from './native.ts';

type Answer = (command: string, payload: unknown) => unknown;

/** The three ways in which apps offer their functions to a page. */
const apps: [string, (answer: Answer) => void][] = [
  [
    'iOS',
    (answer) =>
      Object.assign(window, {
        webkit: {
          messageHandlers: {
            jangteo: {
              postMessage: ({ command, payload }: { command: string; payload: unknown }) =>
                Promise.resolve(answer(command, payload)),
            },
          },
        },
      }),
  ],
  [
    'Android',
    (answer) =>
      Object.assign(window, {
        jangteoAndroid: {
          postMessage(text: string) {
            const { command, payload } = JSON.parse(text);
            return JSON.stringify(answer(command, payload));
          },
        },
      }),
  ],
  [
    'a promise-returning handler',
    (answer) =>
      Object.assign(window, {
        jangteoApp: { callHandler: (command: string, payload: unknown) => Promise.resolve(answer(command, payload)) },
      }),
  ],
];

afterEach(() => {
  for (const name of ['webkit', 'jangteoAndroid', 'jangteoApp']) Reflect.deleteProperty(window, name);
  jest.useRealTimers();
});

describe.each(apps)('[APP-01] through %s', (_, install) => {
  test('every command reaches the app with its arguments, and its response comes back', async () => {
    const answers: Record<string, unknown> = {
      checkMinimumVersion: false,
      moveToUrl: true,
      getDevicePush: 'Y',
      requestPermission: true,
      getDeviceInfo: { platform: 'android', appVersion: '3.1.0', deviceUuid: 'a1', adId: 'ad-1' },
      pickImage: { dataUrl: `data:image/png;base64,${btoa('picture')}` },
      openMarket: true,
    };
    const heard = jest.fn((command: string, _payload: unknown) => answers[command]);
    install(heard);

    await native.setToken({ accessToken: 'a', refreshToken: 'r' });
    await native.setToken(undefined);
    await native.clearCacheAndCookies();
    expect(await native.checkMinimumVersion({ android: '3.0.0', ios: '3.0.1' })).toBe(false);
    await native.closeSubWebView();
    expect(await native.moveToUrl('https://seller.example/1')).toBe(true);
    expect(await native.devicePush()).toBe(true);
    expect(await native.requestPermission('push')).toBe(true);
    expect(await native.deviceInfo()).toEqual(answers.getDeviceInfo);
    expect(await native.openMarket('chat')).toBe(true);
    const picture = await native.pickImage();
    expect(picture).toMatchObject({ name: 'picture.png', type: 'image/png', size: 7 });

    expect(heard.mock.calls).toEqual([
      ['setToken', { accessToken: 'a', refreshToken: 'r' }],
      ['setToken', {}],
      ['clearCacheAndCookies', {}],
      ['checkMinimumVersion', { android: '3.0.0', ios: '3.0.1' }],
      ['closeSubWebView', {}],
      ['moveToUrl', { url: 'https://seller.example/1' }],
      ['getDevicePush', {}],
      ['requestPermission', { permission: 'push' }],
      ['getDeviceInfo', {}],
      ['openMarket', { app: 'chat' }],
      ['pickImage', {}],
    ]);
  });

  test.each([
    ['permits none', null, null],
    ['sends an empty one', '', null],
    ['sends zeros, as systems do without permission', '00000000-0000-0000-0000-000000000000', null],
    ['does not know it', undefined, undefined],
    ['sends something else', '<script>', undefined],
  ])('of an app that %s, the advertising id is %j → %j', async (_case, adId, expected) => {
    install(() => ({ platform: 'ios', appVersion: '3.1.0', deviceUuid: 'a1', adId }));
    expect(await native.deviceInfo()).toMatchObject({ adId: expected });
  });

  test.each<[string, Answer]>([
    [
      'fails',
      () => {
        throw new Error('not in this version');
      },
    ],
    ['answers nothing', () => null],
    ['answers something else', () => ({ platform: 'fridge', dataUrl: 'javascript:alert(1)' })],
  ])('an app that %s leads to the fallback', async (_case, answer) => {
    install(answer);
    await expectFallbacks();
  });
});

test('[APP-01] a command ends with its fallback when the app never responds', async () => {
  jest.useFakeTimers();
  Object.assign(window, { jangteoApp: { callHandler: () => new Promise(() => undefined) } });
  const version = native.checkMinimumVersion({ android: '3.0.0', ios: '3.0.0' });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await version).toBe(true);
});

test('[APP-01] a command that shows a system dialog waits for the user', async () => {
  jest.useFakeTimers();
  const decideLate = () => new Promise((resolve) => setTimeout(() => resolve(true), 60_000));
  Object.assign(window, { jangteoApp: { callHandler: decideLate } });
  const permission = native.requestPermission('camera');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await permission).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('[APP-01] on the web every command is a safe no-op', expectFallbacks);

async function expectFallbacks(): Promise<void> {
  await native.setToken({ accessToken: 'a', refreshToken: 'r' });
  await native.clearCacheAndCookies();
  await native.closeSubWebView();
  expect(await native.checkMinimumVersion({ android: '3.0.0', ios: '3.0.0' })).toBe(true);
  expect(await native.moveToUrl('https://seller.example/1')).toBe(false);
  expect(await native.devicePush()).toBeUndefined();
  expect(await native.requestPermission('push')).toBe(false);
  expect(await native.deviceInfo()).toBeUndefined();
  expect(await native.pickImage()).toBeUndefined();
  expect(await native.openMarket('chat')).toBe(false);
}
