import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';

/** The display calls that the page makes from now on, but for the profile, which is requested every few minutes. */
function watchCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/display/') && !pathname.endsWith('/web/profile')) asked.push(pathname);
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

/** The element may just give way to that of the page's next state, in the same place. */
async function placeOf(element: Locator) {
  let place: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    place = await element.boundingBox();
    expect(place).not.toBeNull();
  }).toPass();
  return place;
}

test("a deal shows its card's data while its own data is loading", async ({ page, controlledMarket }) => {
  const { address, api } = controlledMarket;
  await page.goto(address);
  await hydrated(page);
  const title = await textOf(firstDeal(page));
  api.hold('/api/v1/display/deal/:id');
  await firstDeal(page).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  const before = await placeOf(heading(page, title));
  api.heal();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  expect(await placeOf(heading(page, title)), 'nothing jumps').toEqual(before);
});

test("a store shows its row's data while its own data is loading", async ({ page, controlledMarket }) => {
  const { address, api } = controlledMarket;
  await page.goto(`${address}/store`);
  await hydrated(page);
  const row = page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link');
  const name = await textOf(row);
  api.hold('/api/v1/display/shop/info');
  await row.click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: '판매자 쇼핑몰' })).toHaveCount(0);
  const before = await placeOf(heading(page, name));
  api.heal();
  await expect(page.getByRole('link', { name: '판매자 쇼핑몰' })).toBeVisible();
  expect(await placeOf(heading(page, name)), 'nothing jumps').toEqual(before);
});

/** Waits for the part of the page that is requested last. */
async function dealIsWhole(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(section(page, '함께 보면 좋은 상품').getByRole('article').first()).toBeVisible();
}

test('data of a screen is not requested again on the way back, nor on a second visit', async ({ page }) => {
  // Prefetches happen at any time, also during the recorded part.
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
