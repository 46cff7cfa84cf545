import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';
import { wholeFont } from '../harness/whole-font.ts';

declare global {
  /** How often the browser began to load fonts after the rest of the font was added. */
  var loadsAfterRest: number | undefined;
}

const countLoads = () => {
  globalThis.loadsAfterRest = 0;
  document.fonts.addEventListener('loading', () => {
    if (document.fonts.size > 80) globalThis.loadsAfterRest = (globalThis.loadsAfterRest ?? 0) + 1;
  });
};

test('the groups of the font that the page needs take effect together, and no other is requested', async ({ page }) => {
  await page.addInitScript(countLoads);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/fonts\/rest-/.test(request.url())) requested.push(request.url());
  });
  await page.goto('/');
  await hydrated(page);
  await wholeFont(page);
  const loaded = await page.evaluate(
    () =>
      [...document.fonts].filter(({ status, unicodeRange }) => status === 'loaded' && unicodeRange !== 'U+0-10FFFF')
        .length,
  );
  expect(requested.length).toBeGreaterThan(0);
  expect(new Set(requested).size).toBe(requested.length);
  expect(loaded).toBeGreaterThanOrEqual(requested.length);
  expect(await page.evaluate(() => globalThis.loadsAfterRest)).toBe(0);
});
