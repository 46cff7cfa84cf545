import { hydratedMark } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/** Resolves when React has hydrated the whole page: from here on, the app handles taps. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, hydratedMark);
}
