import { isRecord } from '@jangteo/contract/is-record';
import { askApp } from './ask-app.ts';
import { readPickedImage } from './picked-image.ts';
import { yesOrNo } from './shapes.ts';

/** Long enough for the user to decide in a dialog of the system. */
const untilUserDecidedMs = 5 * 60_000;

export interface DeviceInfo {
  platform: 'android' | 'ios';
  appVersion: string;
  deviceUuid: string;
  /** Null where the user has refused it in the system; undefined with an app that does not report it. */
  adId: string | null | undefined;
}

export type Permission = 'camera' | 'photo' | 'push' | 'location';

const isTrue = (answer: unknown): true | undefined => (answer === true ? true : undefined);
const nothing = () => undefined;

/** Each command to the app: how it is sent, and how the response is read. */
export const commands = {
  setToken: (tokens: { accessToken: string; refreshToken: string } | undefined) =>
    askApp({ command: 'setToken', payload: { ...tokens }, read: nothing }),

  clearCacheAndCookies: () => askApp({ command: 'clearCacheAndCookies', read: nothing }),

  checkMinimumVersion: (minimum: { android: string; ios: string }) =>
    askApp({ command: 'checkMinimumVersion', payload: minimum, read: yesOrNo }),

  closeSubWebView: () => askApp({ command: 'closeSubWebView', read: nothing }),

  moveToUrl: (url: string) => askApp({ command: 'moveToUrl', payload: { url }, read: isTrue }),

  devicePush: () => askApp({ command: 'getDevicePush', read: yesOrNo }),

  requestPermission: (permission: Permission) =>
    askApp({ command: 'requestPermission', payload: { permission }, read: isTrue, timeoutMs: untilUserDecidedMs }),

  deviceInfo: () => askApp({ command: 'getDeviceInfo', read: readDeviceInfo }),

  pickImage: () => askApp({ command: 'pickImage', read: readPickedImage, timeoutMs: untilUserDecidedMs }),

  openMarket: (app: string) => askApp({ command: 'openMarket', payload: { app }, read: isTrue }),
};

function readDeviceInfo(answer: unknown): DeviceInfo | undefined {
  if (!isRecord(answer)) return undefined;
  const { platform, appVersion, deviceUuid } = answer;
  if (platform !== 'android' && platform !== 'ios') return undefined;
  if (typeof appVersion !== 'string' || !/^\d+(\.\d+){0,3}$/.test(appVersion)) return undefined;
  if (typeof deviceUuid !== 'string' || !/^[\w-]+$/.test(deviceUuid)) return undefined;
  return { platform, appVersion, deviceUuid, adId: readAdId(answer.adId) };
}

const noAdId = /^[0-]*$/;

/** Systems without permission give an empty id or one of zeros. */
function readAdId(adId: unknown): DeviceInfo['adId'] {
  if (adId === null) return null;
  if (typeof adId !== 'string' || !/^[\w-]{0,100}$/.test(adId)) return undefined;
  return noAdId.test(adId) ? null : adId;
}
