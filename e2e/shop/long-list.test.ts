import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';

const cards = (page: Page) => page.locator('main article');

/** The product nearest to the middle of the screen. */
const titleInSight = (page: Page) =>
  cards(page).evaluateAll((all) => {
    const distance = (card: Element) => {
      const { top, bottom } = card.getBoundingClientRect();
      return Math.abs(top + bottom - window.innerHeight);
    };
    const [nearest] = all.sort((a, b) => distance(a) - distance(b));
    return nearest && distance(nearest) < window.innerHeight ? (nearest.querySelector('h3')?.textContent ?? '') : '';
  });

async function goDown(page: Page, pages: number): Promise<void> {
  for (let reached = 1; reached < pages; reached += 1) {
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight), { timeout: 20_000 })
      .toBeGreaterThan(before + 1_000);
  }
}

test('[SHP-08] [NAV-01] a long list renders the products near the viewport, and going back restores the position', async ({
  page,
}) => {
  test.slow();
  await page.goto(links.category());
  await hydrated(page);
  await page
    .getByRole('link', { name: /전체 보기$/ })
    .first()
    .click();
  await expect(cards(page).first()).toBeVisible();
  await goDown(page, 8);
  await expect.poll(() => cards(page).count()).toBeLessThan(100);
  await page.evaluate(() => window.scrollBy(0, -2_000));
  await expect.poll(() => titleInSight(page)).not.toBe('');
  const top = await page.evaluate(() => scrollY);
  const title = await titleInSight(page);

  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '홈' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(() => titleInSight(page)).toBe(title);
});

test('[SHP-08] when the next page loads, visible products do not move', async ({ page }) => {
  await page.goto(links.categoryDetail('01'));
  await hydrated(page);
  await page.evaluate(() => {
    const record = { shift: 0 };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) record.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await goDown(page, 6);
  expect(await page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift)).toBeLessThan(
    0.01,
  );
});

for (const [[name, place], tag] of cases([
  ['a category', links.categoryDetail('01')],
  ['the home page, below which is a footer', links.home()],
])) {
  test(
    `[SHP-08] a visitor who scrolls fast to the end of the list meets the next page: ${name}`,
    tag,
    async ({ page }) => {
      await page.goto(place);
      await hydrated(page);
      const top = await page.evaluate(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return scrollY;
      });
      await expect.poll(() => titleInSight(page)).not.toBe('');
      expect(await page.evaluate(() => scrollY)).toBe(top);
    },
  );
}
