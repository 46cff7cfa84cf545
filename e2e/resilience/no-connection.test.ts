import type { Page } from 'playwright/test';
import { mainMenu, section } from '../harness/landmarks.ts';
import { allLoaded } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';

const offlineToast = (page: Page) => page.locator('[data-part=toasts]').getByText('인터넷에 연결되어 있지 않아요');

/** The placeholders of pictures that could not be loaded. */
const brokenPictures = (page: Page) => page.locator('main svg[role=img]');

test('[MFE-04] without a connection the page says so, shows what it has, and goes on once there is one', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(failedToLoad);
  await page.goto('/');
  await allLoaded(page);
  const deal = section(page, /한정특가/)
    .getByRole('article')
    .first()
    .getByRole('link')
    .first();
  const name = await deal.textContent();
  await context.setOffline(true);
  await expect(offlineToast(page)).toBeVisible();

  await deal.click();
  await expect(page).toHaveURL(/\/deal\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(page.getByRole('link', { name: '구매하러 가기' })).toBeHidden();
  await expect(offlineToast(page)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('link', { name: '구매하러 가기' })).toBeVisible();
  await expect(offlineToast(page)).toHaveCount(0);
});

test('[LAY-10] pictures that could not be had are shown once there is a connection', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(failedToLoad);
  await page.goto('/');
  await allLoaded(page);
  await context.setOffline(true);
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect(brokenPictures(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(brokenPictures(page)).toHaveCount(0);
});
