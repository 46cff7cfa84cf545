import type { Page } from 'playwright/test';

/** Simulates a phone that saves data: nothing is prefetched, so that a screen requests only the data it shows. */
export const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
