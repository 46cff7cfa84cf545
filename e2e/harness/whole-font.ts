import type { Page } from 'playwright/test';

/**
 * Resolves when the text is set in the whole font. Until then a device breaks lines by its own Korean font, and a
 * machine that has none breaks them elsewhere.
 */
export async function wholeFont(page: Page): Promise<void> {
  // The document has fewer than 30 faces of its own; the rest are more than 80, added together.
  await page.waitForFunction(() => document.fonts.size > 80);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}
