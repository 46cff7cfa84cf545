import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { homeTabs, mainMenu, section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';

const recommended = (page: Page) => section(page, '이런 상품은 어때요?').getByRole('article').getByRole('heading');

/** Scrolls down the endless list until its third page has loaded, and returns the position. */
async function goFarDown(page: Page): Promise<{ top: number; titles: string[] }> {
  await page.goto('/');
  await hydrated(page);
  for (const count of [10, 20, 30]) {
    await expect(async () => {
      await recommended(page).last().scrollIntoViewIfNeeded();
      expect(await recommended(page).count()).toBeGreaterThanOrEqual(count);
    }).toPass();
  }
  await recommended(page).nth(25).scrollIntoViewIfNeeded();
  return { top: await page.evaluate(() => scrollY), titles: await recommended(page).allTextContents() };
}

async function expectSamePlace(page: Page, before: { top: number; titles: string[] }): Promise<void> {
  await expect(recommended(page).nth(25)).toBeInViewport();
  const titles = await recommended(page).allTextContents();
  expect(titles.slice(0, before.titles.length)).toEqual(before.titles);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before.top)).toBeLessThanOrEqual(2);
}

test('[NAV-01] back from another page of the market restores the place in the endless list', async ({ page }) => {
  const before = await goFarDown(page);
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectSamePlace(page, before);
});

/** Where each section begins on the page, and how far the limited deals are scrolled. */
const places = (page: Page) =>
  page.evaluate(() => ({
    tops: [...document.querySelectorAll('main section[id]')].map((each) => [
      each.id,
      Math.round(each.getBoundingClientRect().top + scrollY),
    ]),
    rail: document.querySelector('#deal ul')?.scrollLeft,
  }));

declare global {
  var laidOut: string[] | undefined;
}

/** Runs in the page: notes the sections that the browser begins to lay out, when they come near. */
function noteLaidOut(): void {
  globalThis.laidOut = [];
  document.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
      if (!skipped && target instanceof Element) globalThis.laidOut?.push(target.id);
    },
    true,
  );
}

const isLaidOut = (page: Page, name: string) =>
  section(page, name)
    .getByRole('list')
    .first()
    .evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }));

test(
  '[NAV-01] on the way back every section and every rail is where it was, and what is far away is not laid out',
  thorough,
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await section(page, '오늘의 한정특가')
      .getByRole('listitem')
      .nth(6)
      .evaluate((deal) => deal.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'start' }));
    // Seen as a visitor sees them, so that each has its real height.
    for (const name of ['기간특가', /제철/, '팔도 특산물', /스토어/])
      await section(page, name).evaluate((shown) => shown.scrollIntoView({ behavior: 'instant' }));
    await section(page, '기간특가').evaluate((shown) => shown.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => isLaidOut(page, '팔도 특산물')).toBe(false);
    const before = await places(page);
    await page.evaluate(noteLaidOut);
    const top = await page.evaluate(() => scrollY);
    await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
    await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(section(page, '기간특가')).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await places(page)).toEqual(before);
    expect(await isLaidOut(page, '팔도 특산물')).toBe(false);
    expect(await page.evaluate(() => globalThis.laidOut)).toEqual(['period']);
  },
);

test('[NAV-01] on the way back the tab of the section in view is marked', thorough, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const season = homeTabs(page).getByRole('link', { name: '제철' });
  await section(page, /제철/).evaluate((shown) => shown.scrollIntoView({ behavior: 'instant' }));
  await expect(season).toHaveAttribute('aria-current', 'true');
  await mainMenu(page).getByRole('link', { name: '카테고리' }).click();
  await expect(page.getByRole('heading', { name: '카테고리', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(season).toHaveAttribute('aria-current', 'true');
});

test('[NAV-07] back from another site restores the place in the endless list', async ({ page }) => {
  const before = await goFarDown(page);
  await mainMenu(page).getByRole('link', { name: '장바구니' }).click();
  await page.waitForURL((url) => url.pathname === '/basket');
  await page.goBack();
  await hydrated(page);
  await expectSamePlace(page, before);
});

test('[NAV-01] a reload keeps the scroll position, too', thorough, async ({ page }) => {
  const before = await goFarDown(page);
  await page.reload();
  await hydrated(page);
  await expectSamePlace(page, before);
});

test('[NAV-01] a hash leads to its section, clear of the header', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await homeTabs(page).getByRole('link', { name: '팔도' }).click();
  await expect
    .poll(() => section(page, '팔도 특산물').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(130);
  await expect(homeTabs(page).getByRole('link', { name: '팔도' })).toHaveAttribute('aria-current', 'true');
});
