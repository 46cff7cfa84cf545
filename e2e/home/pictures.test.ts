import type { Page } from 'playwright/test';
import { Gate, scripts } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';

const belowView = '기간특가';

/** Opens the home page and holds its scripts back, when the pictures of the first view are there. */
async function openWithoutHydration(page: Page): Promise<Gate> {
  const gate = await Gate.before(page, scripts);
  await page.goto('/', { waitUntil: 'commit' });
  const first = page.locator('main img[loading=eager]');
  const areLoaded = () =>
    first.evaluateAll(
      (images) => images.length > 0 && (images as HTMLImageElement[]).every(({ complete }) => complete),
    );
  await expect.poll(areLoaded).toBe(true);
  return gate;
}

const isLoaded = (page: Page) =>
  section(page, belowView)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

/** Long enough for a picture that nothing holds back. */
const pictureMs = 1_000;

test('a picture below the first view is requested when the page is hydrated', async ({ page }) => {
  const gate = await openWithoutHydration(page);
  await page.waitForTimeout(pictureMs);
  expect(await isLoaded(page)).toBe(false);
  gate.open();
  await hydrated(page);
  await expect.poll(() => isLoaded(page)).toBe(true);
});

test('a picture below the first view is requested when the visitor begins to scroll before that', async ({ page }) => {
  await openWithoutHydration(page);
  await page.mouse.wheel(0, 40);
  await expect.poll(() => isLoaded(page)).toBe(true);
});

test('on a screen so high that it is in view, it is requested at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1_300 });
  await openWithoutHydration(page);
  await expect.poll(() => isLoaded(page)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is requested when the visitor scrolls there', async ({ page }) => {
    await page.goto('/');
    await section(page, belowView).scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded(page)).toBe(true);
  });
});
