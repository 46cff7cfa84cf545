import type { Locator, Page } from 'playwright/test';
import { Gate } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { allLoaded } from '../harness/quiet.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { holdTime } from '../harness/time.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { shopAddress } from '../places.ts';

const viewCount = '/api/v2/display/product/view/count';

const product = (page: Page): Locator => section(page, '이런 상품은 어때요?').getByRole('article').first();
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');
const bridge = (page: Page) => page.getByRole('dialog', { name: /판매자 스토어로 이동하고 있어요/ });

/** How far below the top of the view the product is. */
const placeInView = async (page: Page): Promise<number> =>
  Math.round((await product(page).boundingBox())?.y ?? Number.NaN);

/** Opens the home page and taps a product there. Returns its address, and the views so far. */
async function tapProduct(page: Page, beforeTap: (page: Page) => Promise<void> = async () => undefined) {
  const counted: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(viewCount)) counted.push(request.headers());
  });
  await page.goto('/');
  await hydrated(page);
  const link = linkOf(product(page));
  await link.scrollIntoViewIfNeeded();
  const address = (await link.getAttribute('href')) ?? '';
  await beforeTap(page);
  await link.click();
  return { address, counted, productNo: Number(/\d+$/.exec(address)?.[0]) };
}

interface OpenedProduct {
  productId: number;
  parameters: Record<string, string>;
}

async function recordsOf(productNo: number): Promise<OpenedProduct[]> {
  const { list } = (await (await fetch(`${shopAddress}/records.json`)).json()) as { list: OpenedProduct[] };
  return list.filter(({ productId }) => productId === productNo);
}

test('[BRG-01] [BRG-02] [BRG-03] the bridge leads to a product’s page, whose address names the referring product', async ({
  page,
}) => {
  const { address, counted, productNo } = await tapProduct(page, holdTime);
  await expect(bridge(page).getByText('책임은 판매자에게 있습니다')).toBeVisible();
  await page.clock.runFor(1_900);
  expect(counted).toEqual([]);
  await page.clock.runFor(200);
  await page.waitForURL((url) => url.href.startsWith(address));
  expect(counted).toHaveLength(1);
  expect(counted[0]).not.toHaveProperty('authorization');

  const tag = `jangteo-${productNo}`;
  const records = await recordsOf(productNo);
  expect(records[0]?.parameters).toEqual({ source: tag, nt_source: tag, nt_medium: tag });
});

test('[BRG-04] [NAV-08] back from the shop leads to the same place, without a dialog', async ({ page }) => {
  const { address } = await tapProduct(page);
  await expect(bridge(page)).toBeVisible();
  const place = await placeInView(page);
  await page.waitForURL((url) => url.href.startsWith(address));
  await page.goBack();
  await hydrated(page);
  await expect(product(page)).toBeInViewport();
  expect(Math.abs((await placeInView(page)) - place)).toBeLessThanOrEqual(2);
  await expect(bridge(page)).toBeHidden();
});

const waysBack: Record<string, (page: Page) => Promise<unknown>> = {
  'the way back': (page) => page.goBack(),
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => bridge(page).getByRole('button', { name: '닫기' }).click(),
};

for (const [[name, turnBack], tag] of cases(Object.entries(waysBack))) {
  test(
    `[BRG-04] closed early by ${name}, no view is counted, no page opens, and the page is as it was`,
    tag,
    async ({ page }) => {
      const { counted } = await tapProduct(page, holdTime);
      await expect(bridge(page)).toBeVisible();
      const place = await placeInView(page);
      await turnBack(page);
      await expect(bridge(page)).toBeHidden();
      await page.clock.runFor(5_000);
      expect(counted).toEqual([]);
      expect(new URL(page.url()).pathname).toBe('/');
      expect(await placeInView(page)).toBe(place);
    },
  );
}

test(
  '[BRG-04] closed by the way back before its code is there, it does not open, and the page stays',
  thorough,
  async ({ page }) => {
    const overlays = await Gate.before(page, /overlays.*\.js/);
    await page.goto('/search/list');
    const { counted } = await tapProduct(page);
    await expect.poll(() => overlays.waiting.length).toBeGreaterThan(0);
    await page.goBack();
    await expect(product(page)).toBeInViewport();
    overlays.open();
    await page.waitForFunction(
      () => globalThis.scriptsRun && [...globalThis.scriptsRun].some((src) => src.includes('overlays')),
    );
    await expect(bridge(page)).toBeHidden();
    await linkOf(product(page)).click();
    await expect(bridge(page)).toBeVisible();
    expect(counted).toEqual([]);
    await page.goBack();
    await expect(bridge(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/search/list');
  },
);

test(
  'the bridge’s code is there before a finger comes near, but not on a phone that saves data',
  thorough,
  async ({ page, context }) => {
    const hasCode = (on: Page) =>
      on.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/overlays.')));
    await page.goto('/');
    await expect.poll(() => hasCode(page)).toBe(true);
    const saving = await context.newPage();
    await savesData(saving);
    await saving.goto('/');
    await allLoaded(saving);
    expect(await hasCode(saving)).toBe(false);
  },
);

test(
  'code of the bridge that could not be loaded ahead is loaded when a product is tapped',
  thorough,
  async ({ page, noise }) => {
    noise.expect(failedToLoad);
    let failed = 0;
    await page.route(/overlays.*\.js/, (route) => {
      failed += 1;
      return route.fulfill({ status: 500, body: 'no' });
    });
    await page.goto('/');
    await expect.poll(() => failed).toBe(1);
    await page.unroute(/overlays.*\.js/);
    await linkOf(product(page)).click();
    await expect(bridge(page)).toBeVisible();
  },
);

test('a product opened in a new tab skips the bridge', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  const link = linkOf(product(page));
  const address = await link.getAttribute('href');
  // On a busy machine, headless browsers tell of the tab and of its requests, but not always of where it has come to.
  const [reply] = await Promise.all([
    context.waitForEvent('response', (response) => response.url() === address),
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  expect(reply.request().isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL('/');
  await expect(bridge(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[BRG-01] a product is a plain link to its page in the shop', async ({ page }) => {
    await page.goto('/');
    await linkOf(product(page)).click();
    await page.waitForURL((url) => url.origin === shopAddress);
  });
});
