import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';

/** What the page asks of the display's calls from now on. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/display/')) asked.push(pathname);
  });
  return asked;
}

const firstDeal = (page: Page) =>
  section(page, /한정특가/)
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link');
const textOf = async (link: Locator) => (await link.textContent()) ?? '';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test("a deal shows what its card knew while the deal's own answer is on its way", async ({
  page,
  controlledMarket,
}) => {
  const { address, api } = controlledMarket;
  await page.goto(address);
  await hydrated(page);
  const title = await textOf(firstDeal(page));
  api.hold('/api/v1/display/deal/:id');
  await firstDeal(page).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  const before = await heading(page, title).boundingBox();
  api.heal();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  expect(await heading(page, title).boundingBox(), 'nothing jumps').toEqual(before);
});

test("a store shows what its row knew while the store's own answer is on its way", async ({
  page,
  controlledMarket,
}) => {
  const { address, api } = controlledMarket;
  await page.goto(`${address}/store`);
  await hydrated(page);
  const row = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const name = await textOf(row);
  api.hold('/api/v1/display/shop/info');
  await row.click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: '판매자 쇼핑몰' })).toHaveCount(0);
  const before = await heading(page, name).boundingBox();
  api.heal();
  await expect(page.getByRole('link', { name: '판매자 쇼핑몰' })).toBeVisible();
  expect(await heading(page, name).boundingBox(), 'nothing jumps').toEqual(before);
});

/** With the part of the page that is asked for last. */
async function dealIsWhole(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(section(page, '함께 보면 좋은 상품').getByRole('article').first()).toBeVisible();
}

test('what a screen has asked is not asked again on the way back, nor on the same way once more', async ({ page }) => {
  // What is looked at ahead is asked for whenever there is time, also on the way that is watched.
  await savesData(page);
  await page.goto('/');
  await hydrated(page);
  const title = await textOf(firstDeal(page));
  await firstDeal(page).click();
  await dealIsWhole(page, title);

  const asked = watchCalls(page);
  await page.goBack();
  await expect(firstDeal(page)).toBeVisible();
  await firstDeal(page).click();
  await dealIsWhole(page, title);
  expect(asked).toEqual([]);
});
