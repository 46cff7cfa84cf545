import type { Page } from 'playwright/test';

/**
 * Resolves when the text is set in the whole font. Until then a device breaks lines by its own Korean font, and a
 * machine that has none breaks them elsewhere.
 */
export async function wholeFont(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[href*="/fonts/rest."]')?.sheet);
  // The frame after the sheet's arrival asks for the groups that the text needs.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}
