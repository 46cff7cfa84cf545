import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** A headless shell is preferred: without windows, a test's browser costs a quarter less. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for tests: the one named by CHROMIUM, one installed on this machine, or Playwright's own if it was
 * downloaded.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return [...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file));
}
