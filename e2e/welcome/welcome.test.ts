import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { watchShifts } from '../harness/watch-shifts.ts';

const stage = (page: Page) => page.locator('[data-state]');

test('[RTE-02] the animation plays under the policy of the pages, and the button replaces the page', async ({
  page,
}) => {
  await page.goto('/season');
  await page.goto('/welcome');
  await expect(stage(page)).toHaveAttribute('data-state', 'playing');
  await expect(stage(page).locator('svg')).toBeVisible();
  // The greeting has ended; a tap makes the basket hop.
  await expect(stage(page)).toHaveAttribute('data-state', 'paused');
  await stage(page).tap();
  await expect(stage(page)).toHaveAttribute('data-state', 'playing');

  await page.getByRole('link', { name: '장보러 가기' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/season$/);
});

test('[PLY-05] an animation that cannot be loaded leaves a warning sign, and the link onwards', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  await page.route(/welcome-animation/, (route) => route.abort());
  await page.goto('/welcome');
  await expect(page.getByRole('img', { name: '애니메이션을 불러오지 못했어요' })).toBeVisible();
  await page.getByRole('link', { name: '건너뛰기', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a still picture is shown, and the animation’s code is not loaded', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/welcome');
    await hydrated(page);
    const picture = page.getByRole('img', { name: /바구니에 제철 채소가 가득/ });
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc.length)).toBeGreaterThan(5_000);
    expect(asked.filter((url) => /lottie|welcome-animation/.test(url))).toEqual([]);
  });
});

test('the page keeps the animation’s place from the start and shifts nothing', async ({ page }) => {
  await watchShifts(page);
  // The page before it: a visitor arrives with the core font in the cache.
  await page.goto('/sign-up');
  await page.evaluate(() => document.fonts.ready);
  await page.goto('/welcome');
  await expect(stage(page)).toHaveAttribute('data-state', 'paused');
  expect(await page.evaluate(() => globalThis.layoutShift)).toEqual({ sum: 0, moved: [] });
});

test('[RTE-02] [LAY-04] the bubble of the community’s tab does not cover the button', async ({ page }) => {
  await page.goto('/welcome');
  const bubble = await page.getByRole('note').boundingBox();
  const button = await page.getByRole('link', { name: '장보러 가기' }).boundingBox();
  expect(bubble?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
});
