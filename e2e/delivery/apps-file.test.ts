import { appsFolder } from '@jangteo/contract/release';
import type { Route } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { markDocument } from '../harness/same-document.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { failedToLoad, refusedByIntegrity } from '../harness/watch-console.ts';

test('a page fetches the other apps once, and the next page with the same releases not at all', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes(appsFolder)) return;
    const { responseBodySize } = await response.request().sizes();
    sizes.push(response.fromServiceWorker() ? 0 : responseBodySize);
  });
  await page.goto('/');
  await hydrated(page);
  await page.goto('/terms');
  await hydrated(page);
  expect(sizes.filter((size) => size > 0)).toHaveLength(1);
});

test.describe('where the file with the other apps', () => {
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'cannot be fetched': (route) => route.abort(),
    'is not what the document says': (route) => route.fulfill({ json: {} }),
  };
  for (const [[fault, answer], tag] of cases(Object.entries(faults))) {
    test(`${fault}, the page works, and a link to another app opens a new document`, tag, async ({ page, noise }) => {
      noise.expect(failedToLoad, refusedByIntegrity);
      await page.route(`**${appsFolder}*`, answer);
      await page.goto('/');
      await hydrated(page);
      const isSameDocument = await markDocument(page);
      await page.locator('main a[href="/season"]').first().click();
      await expect(page).toHaveURL('/season');
      await isSameDocument();

      await page.unroute(`**${appsFolder}*`);
      await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
      await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
      expect(await page.evaluate(() => globalThis.markOfThisDocument)).toBeUndefined();

      await page.goBack();
      await expect(page).toHaveURL('/season');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
