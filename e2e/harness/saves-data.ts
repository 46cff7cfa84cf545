import type { Page } from 'playwright/test';

/** A phone whose owner saves data: nothing is looked at ahead, so that a screen asks only for what it shows. */
export const savesData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
