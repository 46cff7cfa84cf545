import { links } from '@jangteo/contract/links';
import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { section } from '../harness/landmarks.ts';
import { ask } from '../harness/market-data.ts';
import { markDocument } from '../harness/same-document.ts';
import { marketSamples } from '../harness/samples.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { holdTime } from '../harness/time.ts';

interface Overlay {
  /** The page on which it opens. */
  address: (page: Page) => Promise<string>;
  open: (page: Page) => Promise<void>;
  overlay: (page: Page) => Locator;
}

const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const store = async () => links.store((await marketSamples()).shopId);

const overlays: Record<string, Overlay> = {
  'the sheet of orders': { address: store, open: button('인기순'), overlay: dialog('정렬') },
  'the filter': { address: store, open: button('필터'), overlay: dialog('필터') },
  'the share dialog': { address: store, open: button('공유하기'), overlay: dialog('공유하기') },
  'the enlarged picture': {
    address: async () => links.deal((await marketSamples()).dealId),
    open: button(/사진 1 크게 보기$/),
    overlay: dialog(/사진 크게 보기$/),
  },
  'the bridge': {
    address: async () => links.home(),
    async open(page) {
      await holdTime(page);
      await section(page, '이런 상품은 어때요?').getByRole('article').first().getByRole('link').first().click();
    },
    overlay: dialog(/판매자 스토어로 이동하고 있어요/),
  },
  'the text of an agreement': {
    async address(page) {
      await signIn(page, undefined, { agreed: false });
      return links.signUp();
    },
    open: button('이용약관 내용 보기'),
    overlay: dialog('이용약관'),
  },
  'a question': {
    async address(page) {
      const { list } = await ask('GET /api/v1/display/deal/recommendation');
      await page.goto('/manifest.webmanifest');
      await page.evaluate((product) => localStorage.setItem('recentlyViewed', JSON.stringify([product])), {
        ...list[0],
        viewedDt: new Date().toISOString(),
      });
      return links.recentlyViewed();
    },
    open: button('모두 지우기'),
    overlay: (page) => page.getByRole('alertdialog', { name: '최근 본 상품을 모두 지울까요?' }),
  },
};

/** Opens the page by a link on another one, to which 'back' leads. */
async function arrive(page: Page, address: string): Promise<() => Promise<void>> {
  await page.goto(links.notices());
  await page.goto(address);
  await hydrated(page);
  const url = page.url();
  return async () => {
    expect(page.url()).toBe(url);
  };
}

/** An overlay's history entries are removed. */
const expectNoEntryLeft = (page: Page) =>
  expect.poll(() => page.evaluate(() => Number(history.state?.overlays ?? 0))).toBe(0);

async function expectBackLeaves(page: Page): Promise<void> {
  await expectNoEntryLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(links.notices());
}

for (const [[name, { address, open, overlay }], tag] of cases(Object.entries(overlays))) {
  test(`[LAY-07] back closes ${name} and stays on the page`, tag, async ({ page }) => {
    const samePage = await arrive(page, await address(page));
    const sameDocument = await markDocument(page);
    await open(page);
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(overlay(page)).toBeHidden();
    await samePage();
    await sameDocument();

    await open(page);
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expectBackLeaves(page);
  });
}

test('[LAY-07] a choice in a sheet replaces the page’s entry: back leaves the page', thorough, async ({ page }) => {
  await arrive(page, await store());
  await button('인기순')(page);
  await page.getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sortOption=priceLow/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button('필터')(page);
  await page.getByRole('radio', { name: '10% 이상' }).check();
  await page.getByRole('button', { name: /상품 .*보기/ }).click();
  await expect(page).toHaveURL(/minSaleRate=10/);
  await expectBackLeaves(page);
});

test('[LAY-07] with two overlays open, back closes the upper one first', thorough, async ({ page }) => {
  const feed = `globalThis.Kakao = { init() {}, isInitialized: () => true, Share: { sendDefault() { throw new Error('등록되지 않은 도메인이에요.'); } } };`;
  await page.route('**/chat-share/client-script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: feed }),
  );
  await arrive(page, await store());
  await button('공유하기')(page);
  await page.waitForFunction(() => 'Kakao' in globalThis);
  await button('채팅앱으로 공유')(page);
  const alert = page.getByRole('alertdialog', { name: '등록되지 않은 도메인이에요.' });
  await expect(alert).toBeVisible();
  await page.goBack();
  await expect(alert).toBeHidden();
  await expect(dialog('공유하기')(page)).toBeVisible();
  await page.goBack();
  await expect(dialog('공유하기')(page)).toBeHidden();
  await expectBackLeaves(page);
});

test(
  '[LAY-07] forward opens no overlay again, and a page reloaded below an overlay is left with one step',
  thorough,
  async ({ page }) => {
    const samePage = await arrive(page, await store());
    await button('필터')(page);
    await expect(dialog('필터')(page)).toBeVisible();
    await page.goBack();
    await page.goForward();
    await expectNoEntryLeft(page);
    await expect(dialog('필터')(page)).toBeHidden();
    await samePage();

    await button('필터')(page);
    await expect(dialog('필터')(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(dialog('필터')(page)).toBeHidden();
    await expectBackLeaves(page);
  },
);
