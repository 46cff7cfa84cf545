import path from 'node:path';
import { appNames } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';
import type { ApiInBetween } from './harness/api-in-between.ts';
import { emptied, lengthened } from './harness/changed-data.ts';
import { hydrated } from './harness/hydrated.ts';
import { ask } from './harness/market-data.ts';
import { registryOf } from './harness/registry.ts';
import { expect, test } from './harness/test.ts';
import { addressesOfThings } from './harness/things.ts';
import { dataDirectory } from './places.ts';

const folder = path.join(dataDirectory, 'shots');
const widths = [360, 390, 430, 1280];
const height = 844;

const states = {
  full: () => undefined,
  empty: (api) => api.changeAll(emptied),
  loading: (api) => api.hold('/'),
  failed: (api) => api.answer('/', 500, '{"code":5,"message":"일시적인 오류예요.","requestId":"shots"}'),
  long: (api) => api.changeAll(lengthened),
} satisfies Record<string, (api: ApiInBetween) => void>;

for (const [state, bring] of Object.entries(states)) {
  for (const width of widths) {
    test(`${state} at ${width}`, async ({ page, noise, strangeMarket: { address, api } }) => {
      noise.expect(/Failed to load resource/);
      await page.setViewportSize({ width, height });
      await page.goto(`${address}/404`);
      const { apps } = await registryOf(page);
      const [notice] = (await ask('GET /api/v1/display/notice')).list;
      const paths = appNames
        .flatMap((app) => Object.values(apps[app].routes))
        .filter(({ redirectTo, path }) => !redirectTo && !path.includes(':'))
        .map(({ path }) => path);
      const things = await addressesOfThings();
      bring(api);
      for (const place of [...paths, ...things, `/notice/${notice?.noticeId}`]) {
        await page.goto(address + place);
        await hydrated(page);
        if (state !== 'loading') await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await showPictures(page);
        const name = place.slice(1).replaceAll(/[/?=&%]+/g, '-') || 'home';
        await page.screenshot({ path: path.join(folder, name, `${state}-${width}.png`), fullPage: true });
      }
    });
  }
}

/** Also those that would be loaded on the way down. */
async function showPictures(page: Page): Promise<void> {
  await page.locator('img').evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
