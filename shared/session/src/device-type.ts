import { isApp } from '@jangteo/native';

const types = { unknown: 1001, browser: 1002, app: 1003 } as const;

/** Also those that call themselves another's name besides their own. */
const knownBrowsers = /Chrome|Chromium|CriOS|Safari|Firefox|FxiOS|Edg|OPR|SamsungBrowser|Whale|Trident|MSIE/;

export function deviceType(userAgent = navigator.userAgent): 1001 | 1002 | 1003 {
  if (isApp()) return types.app;
  return knownBrowsers.test(userAgent) ? types.browser : types.unknown;
}
