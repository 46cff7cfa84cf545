import type { Locator, Page } from 'playwright/test';
import { Gate, pictures } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu, section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { watchShifts } from '../harness/watch-shifts.ts';

const height = 844;

/** The width of the content, with parts that are cut off at the edge. */
const widthBeyondScreen = () =>
  Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth;

/** Scrolls in steps, each of which is rendered. A page that no longer follows says where it stopped. */
const scrollDownTo = (locator: Locator) =>
  locator.evaluate(async (element) => {
    const mostSteps = 500;
    for (let step = 0; element.getBoundingClientRect().top > innerHeight / 2; step += 1) {
      scrollBy({ top: innerHeight / 3, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      if (step === mostSteps) {
        const { top } = element.getBoundingClientRect();
        throw new Error(`${top} px below the view, at ${scrollY} of ${document.documentElement.scrollHeight}`);
      }
    }
  });

for (const [width, tag] of cases([360, 390, 430])) {
  test(`nothing moves at ${width} px while pictures arrive late`, tag, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const gate = await Gate.before(page, pictures);
    await page.goto('/', { waitUntil: 'commit' });
    await hydrated(page);
    await expect.poll(() => gate.waiting.length).toBeGreaterThan(0);
    gate.open();
    await page.waitForLoadState('load');
    await expect
      .poll(() =>
        page
          .locator('img:not([loading=lazy])')
          .evaluateAll((all) => (all as HTMLImageElement[]).every(({ complete }) => complete)),
      )
      .toBe(true);
    await scrollDownTo(section(page, '이런 상품은 어때요?'));
    const { sum, moved } = await page.evaluate(() => globalThis.layoutShift);
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
  });
}

test('rails are as high with the few cards that are rendered first as with all of them', thorough, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await scrollDownTo(section(page, '이런 상품은 어때요?'));
  for (const name of ['오늘의 한정특가', '기간특가', '지금이 제철', '팔도 특산물']) {
    const rail = section(page, name).getByRole('list').first();
    await expect.poll(() => rail.locator('> li').count(), name).toBeGreaterThan(3);
    const heights = await rail.evaluate((list) => {
      const whole = list.clientHeight;
      for (const card of [...list.children].slice(3)) card.remove();
      // Not every product has them.
      for (const line of list.querySelectorAll('[data-part=price] > small, [data-part=badges]')) line.remove();
      return { first: list.clientHeight, whole };
    });
    expect(heights.first, name).toBe(heights.whole);
  }
});

test(
  'what is far below the view is laid out when it comes near, or when a place on the page is looked for',
  thorough,
  async ({ page }) => {
    const isLaidOut = () =>
      section(page, '믿고 사는 스토어')
        .getByRole('listitem')
        .first()
        .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    await page.goto('/');
    await hydrated(page);
    expect(await isLaidOut()).toBe(false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(isLaidOut).toBe(true);

    await page.goto('/search/list');
    await page.goto('/#deal');
    await hydrated(page);
    await expect.poll(isLaidOut).toBe(true);
  },
);

test('[PRD-01] nothing is cut off or scrolls sideways from the narrowest phone to a wide one', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const width of [320, 360, 390, 430, 480]) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(widthBeyondScreen), `at ${width} px`).toBe(0);
    expect(await page.evaluate(() => visualViewport?.scale), `zoom at ${width} px`).toBe(1);
  }
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('[PRD-01] the phone’s layout stands in the middle, the bottom navigation with it', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const middle = 1280 / 2;
    for (const locator of [page.locator('main'), mainMenu(page)]) {
      const box = await locator.boundingBox();
      if (!box) throw new Error('It is not on the page');
      expect(box.width).toBeLessThanOrEqual(640);
      expect(box.width).toBeGreaterThanOrEqual(390);
      // A scrollbar takes part of the width.
      expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThanOrEqual(10);
    }
    expect(await page.evaluate(widthBeyondScreen)).toBe(0);
  });

  test('[PRD-01] what scrolls sideways has a scrollbar for the mouse', async ({ page }) => {
    await page.goto('/');
    await expect(rail(page)).toHaveCSS('scrollbar-width', 'thin');
  });
});

test('[PRD-01] what scrolls sideways has no scrollbar on a phone', async ({ page }) => {
  await page.goto('/');
  await expect(rail(page)).toHaveCSS('scrollbar-width', 'none');
});

const rail = (page: Page) => section(page, '오늘의 한정특가').getByRole('list');

test('[SHP-01] the products of a region stand beside their pictures', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const regions = section(page, '팔도 특산물');
  await regions.scrollIntoViewIfNeeded();
  const row = regions.getByRole('listitem').getByRole('listitem').first();
  const picture = await row.getByRole('presentation').first().boundingBox();
  const title = await row.getByRole('link').boundingBox();
  expect(title?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
});

test('[LAY-05] the scroll-to-top button appears on the way down, and leads up', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const up = page.getByRole('button', { name: '맨 위로' });
  await expect(up).toHaveCount(0);
  await section(page, '믿고 사는 스토어').scrollIntoViewIfNeeded();
  await up.tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('[LAY-01] [LAY-02] the bottom navigation has five tabs in order, the current one marked', async ({ page }) => {
  await page.goto('/');
  const tabs = mainMenu(page).getByRole('link');
  await expect(tabs).toHaveText(['카테고리', '커뮤니티', '홈', '장바구니', '마이페이지']);
  const hrefs = await tabs.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => link.getAttribute('href')),
  );
  expect([hrefs[0], hrefs[1], hrefs[2], hrefs[4]]).toEqual(['/category', '/community', '/', '/my-page']);
  expect(hrefs[3]).toMatch(/^http.*\/basket$/);
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('[aria-current=page]')).toHaveCount(1);
});

test('pictures that load at once are in the first view', async ({ page }) => {
  await page.goto('/');
  const tops = await page
    .locator('main img[loading=eager]')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(0);
  expect(Math.max(...tops)).toBeLessThan(height);
});
