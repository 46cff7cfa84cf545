import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A headless shell comes first: without the windows that nobody sees, a test's browser costs a quarter. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for tests: the one that CHROMIUM names, one of this machine, or Playwright's own where it was downloaded. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return [...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file));
}
