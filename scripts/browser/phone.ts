import type { PlaywrightTestOptions } from 'playwright/test';
import { findChromium } from './find-chromium.ts';

/** A Korean phone of usual size. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
} satisfies Partial<PlaywrightTestOptions>;

/** Turns off the browser's own background work, which would disturb tests or use the network. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium with windows loads the pop-ups of its address bar in each window: two pages that cost more than a test's own.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

const executablePath = findChromium();

/** Without it, where no locale is set, Chromium calls a file with a Korean name `download`. */
const env = { ...process.env, LC_ALL: 'C.UTF-8' };

export const chromiumLaunch = { args: quiet, env, ...(executablePath ? { executablePath } : {}) };
