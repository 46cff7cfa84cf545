import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { ask } from '../harness/market-data.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { holdTime } from '../harness/time.ts';
import { shopAddress } from '../places.ts';

const sellerPrice = '**/api/v1/display/product/seller-price**';
const dialog = (page: Page) => page.getByRole('dialog', { name: /판매자 스토어로 이동하고 있어요/ });
const told = (page: Page) => dialog(page).getByText(/판매처 가격이/);

/** Until the dialog has risen to its place. */
const risen = (page: Page) =>
  dialog(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => true),
  );

/** Each test uses a product of its own, because responses are cached for a minute. */
async function visit(page: Page, place: number) {
  const { list } = await ask('GET /api/v1/display/deal/recommendation', '?limit=20');
  const product = list[place];
  if (!product) throw new Error('The market recommends nothing');
  await page.goto('/');
  await hydrated(page);
  const card = section(page, '이런 상품은 어때요?').getByRole('article').nth(place);
  const link = card.getByRole('heading').getByRole('link');
  await expect(link).toHaveAttribute('href', product.url);
  await link.scrollIntoViewIfNeeded();
  await holdTime(page);
  return { product, tap: () => link.click() };
}

/** The seller changes the price on the shop's own page. */
async function changePrice(url: string, price: number): Promise<void> {
  const reply = await fetch(`${shopAddress}${new URL(url).pathname}/price`, {
    method: 'POST',
    body: new URLSearchParams({ price: String(price) }),
  });
  expect(reply.status).toBe(200);
}

/** Only this call advances the time. */
const seen = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(20);
    await check();
  }).toPass({ intervals: [50] });

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

test("[BRG-01] the bridge shows both prices where the seller's differs, without a layout shift", async ({ page }) => {
  const { product, tap } = await visit(page, 5);
  await changePrice(product.url, product.discountPrice + 1_500);
  const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route(sellerPrice, (route) => mayAnswer.then(() => route.continue()));
  await tap();
  const progress = dialog(page).getByRole('progressbar');
  await seen(page, () => expect(dialog(page).locator('img')).toBeVisible({ timeout: 200 }));
  await risen(page);
  const before = await progress.boundingBox();
  await expect(told(page)).toBeHidden();
  answerNow();
  await seen(page, async () => {
    await expect(told(page)).toHaveText(
      `판매처 가격이 올랐어요${won(product.discountPrice)} → ${won(product.discountPrice + 1_500)}`,
      { timeout: 200 },
    );
  });
  expect(await progress.boundingBox()).toEqual(before);
});

test(
  '[BRG-01] [BRG-03] the bridge does not wait for a shop that sends no price in time',
  thorough,
  async ({ page }) => {
    const { product, tap } = await visit(page, 6);
    const { promise: never } = Promise.withResolvers<void>();
    await page.route(sellerPrice, () => never);
    await tap();
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(2_100);
    await page.waitForURL((url) => url.href.startsWith(product.url));
  },
);
