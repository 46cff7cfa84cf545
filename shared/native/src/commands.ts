import { askApp } from './ask-app.ts';
import { readPickedImage } from './picked-image.ts';
import { isRecord, yesOrNo } from './shapes.ts';

/** Long enough for the user to decide in a dialog of the system. */
const untilUserDecidedMs = 5 * 60_000;

export interface DeviceInfo {
  platform: 'android' | 'ios';
  appVersion: string;
  deviceUuid: string;
}

export type Permission = 'camera' | 'photo' | 'push' | 'location';

const isTrue = (answer: unknown): true | undefined => (answer === true ? true : undefined);
const nothing = () => undefined;

/** What the web asks of the app. Each is safe on the web, where it does nothing and answers its fallback. */
export const native = {
  setToken: (tokens: { accessToken: string; refreshToken: string } | undefined): Promise<void> =>
    askApp({ command: 'setToken', payload: { ...tokens }, read: nothing, fallback: undefined }),

  clearCacheAndCookies: (): Promise<void> =>
    askApp({ command: 'clearCacheAndCookies', read: nothing, fallback: undefined }),

  /** Whether this app may go on; where it cannot be known, it may. */
  checkMinimumVersion: (minimum: { android: string; ios: string }): Promise<boolean> =>
    askApp({ command: 'checkMinimumVersion', payload: minimum, read: yesOrNo, fallback: true }),

  closeSubWebView: (): Promise<void> => askApp({ command: 'closeSubWebView', read: nothing, fallback: undefined }),

  /** Whether the app has taken the address over; if not, the page opens it itself. */
  moveToUrl: (url: string): Promise<boolean> =>
    askApp<boolean>({ command: 'moveToUrl', payload: { url }, read: isTrue, fallback: false }),

  /** Nothing where there is no push, as on the web. */
  devicePush: (): Promise<boolean | undefined> =>
    askApp<boolean | undefined>({ command: 'getDevicePush', read: yesOrNo, fallback: undefined }),

  requestPermission: (permission: Permission): Promise<boolean> =>
    askApp<boolean>({
      command: 'requestPermission',
      payload: { permission },
      read: isTrue,
      fallback: false,
      timeoutMs: untilUserDecidedMs,
    }),

  deviceInfo: (): Promise<DeviceInfo | undefined> =>
    askApp<DeviceInfo | undefined>({ command: 'getDeviceInfo', read: readDeviceInfo, fallback: undefined }),

  pickImage: (): Promise<File | undefined> =>
    askApp<File | undefined>({
      command: 'pickImage',
      read: readPickedImage,
      fallback: undefined,
      timeoutMs: untilUserDecidedMs,
    }),

  /** Opens another app, or the market's page where one can get it. */
  openMarket: (app: string): Promise<boolean> =>
    askApp<boolean>({ command: 'openMarket', payload: { app }, read: isTrue, fallback: false }),
};

function readDeviceInfo(answer: unknown): DeviceInfo | undefined {
  if (!isRecord(answer)) return undefined;
  const { platform, appVersion, deviceUuid } = answer;
  if (platform !== 'android' && platform !== 'ios') return undefined;
  if (typeof appVersion !== 'string' || typeof deviceUuid !== 'string' || !deviceUuid) return undefined;
  return { platform, appVersion, deviceUuid };
}
