import { wholeFontMark } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';

/**
 * Resolves when the text is set in the whole font. Until then a device breaks lines by its own Korean font, and a
 * machine that has none breaks them elsewhere.
 */
export async function wholeFont(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, wholeFontMark);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}
