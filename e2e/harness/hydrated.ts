import { hydratedMark } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/** Resolves when React has taken over the whole page: from here on, taps are answered by the app. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, hydratedMark);
}
