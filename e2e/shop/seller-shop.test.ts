import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';
import { shopAddress } from '../places.ts';

test("[NAV-07] 판매자 쇼핑몰 on a store's page leads to that seller's shop, in this window", async ({ page }) => {
  const { list } = await ask('GET /api/v1/display/home/shop');
  const [{ shopId, shopName } = { shopId: 0, shopName: '' }] = list.map(({ shop }) => shop);
  await page.goto(links.store(shopId));
  await hydrated(page);
  const arrived = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.getByRole('link', { name: '판매자 쇼핑몰' }).click();
  expect((await arrived).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: shopName })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(shopAddress);
});
