import { required } from '@jangteo/http';
import { isApp } from '@jangteo/native';
import { deviceId } from '@jangteo/storage';

/** The header of calls that need a device id. Without an id it throws the refusal of the call that is named. */
export const deviceHeader = (callName: string): { deviceUuid: string } => ({
  deviceUuid: required('deviceUuid', deviceId(), callName),
});

const types = { unknown: 1001, browser: 1002, app: 1003 } as const;

/** Matches browsers that carry another browser's name beside their own, too. */
const knownBrowsers = /Chrome|Chromium|CriOS|Safari|Firefox|FxiOS|Edg|OPR|SamsungBrowser|Whale|Trident|MSIE/;

export function deviceType(userAgent = navigator.userAgent): 1001 | 1002 | 1003 {
  if (isApp()) return types.app;
  return knownBrowsers.test(userAgent) ? types.browser : types.unknown;
}
