import { expect, type Page } from 'playwright/test';

declare global {
  var markOfThisDocument: true | undefined;
}

/** Returns a check that the page has not been reloaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    globalThis.markOfThisDocument = true;
  });
  return async () => {
    expect(await page.evaluate(() => globalThis.markOfThisDocument), 'the document is still the same').toBe(true);
  };
}
