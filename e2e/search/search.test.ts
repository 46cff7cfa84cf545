import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { Gate, scripts } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { watchShifts } from '../harness/watch-shifts.ts';
import { wholeFont } from '../harness/whole-font.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: '검색어' });
const offers = (page: Page) => page.getByRole('navigation', { name: '자동 완성' }).getByRole('link');
const cards = (page: Page) => page.getByRole('article');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Keywords for which completions are requested from now on. */
function watchCompletions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/autocomplete')) asked.push(searchParams.get('keyword') ?? '');
  });
  return asked;
}

/** A syllable grows in the field stroke by stroke, as a Korean keyboard composes it. */
async function compose(page: Page, states: readonly string[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (const text of states) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
}

test('[SHP-05] an incomplete syllable is searched with, and not every stroke sends a request', async ({ page }) => {
  await open(page, links.search());
  const asked = watchCompletions(page);
  await field(page).focus();
  await compose(page, ['ㅅ', '사', '삭', '사고', '사과']);
  await expect(offers(page).filter({ hasText: '사과즙' })).toBeVisible();
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(asked.at(-1)).toBe('사과');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=%EC%82%AC%EA%B3%BC$/);
  await expect(field(page)).toHaveValue('사과');
  await expect(offers(page)).toHaveCount(0);
});

test('[SHP-05] what is typed before the page is hydrated is completed', async ({ page }) => {
  const gate = await Gate.before(page, scripts);
  await page.goto(links.search(), { waitUntil: 'commit' });
  await field(page).fill('사과');
  gate.open();
  await expect(offers(page).filter({ hasText: '사과즙' })).toBeVisible();
  await expect(field(page)).toHaveValue('사과');
});

test('[SHP-05] [NAV-01] going back to a search restores the typed text and its completions', async ({ page }) => {
  await open(page, links.search());
  await field(page).pressSequentially('ㅅㄱ');
  await offers(page).filter({ hasText: '사과' }).first().click();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('ㅅㄱ');
  await expect(offers(page).filter({ hasText: '사과' }).first()).toBeVisible();
});

test('[SHP-05] [SHP-08] while a filter loads, the products before it stay on the screen', async ({
  page,
  controlledMarket: { address, api },
}) => {
  await open(page, address + links.searchProducts('사과'));
  const before = await cards(page).getByRole('heading').allTextContents();
  await page.getByRole('button', { name: '필터' }).click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  expect(await findings(page)).toEqual([]);
  api.hold('/api/v1/search');
  await sheet.getByText('30% 이상 할인').click();
  await sheet.getByRole('button', { name: '상품 보기' }).click();
  await expect(page).toHaveURL(/minSaleRate=30/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(before);
  api.heal();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '30% 이상 할인 지우기' })).toBeVisible();
  expect(await cards(page).getByRole('heading').allTextContents()).not.toEqual(before);
});

test('[SHP-05] found products are narrowed to one of their categories, and all come back', async ({ page }) => {
  await open(page, links.searchProducts('사과'));
  await page.getByRole('button', { name: '필터' }).click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  const categories = sheet.getByRole('group', { name: '카테고리' });
  await categories.getByText('음료').click();
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^상품 \d+개 보기$/ }).click();
  await expect(page).toHaveURL(/categoryNo=\d+/);
  await expect(cards(page).first().getByRole('heading')).toContainText('사과즙');
  await page.reload();
  await expect(cards(page).first().getByRole('heading')).toContainText('사과즙');
  await page.getByRole('link', { name: '음료 지우기' }).click();
  await expect(cards(page).first().getByRole('heading')).not.toContainText('사과즙');
});

test('[SHP-05] a corrected keyword links to the typed one, and from there back to the correction', async ({ page }) => {
  await open(page, links.searchProducts('샤과'));
  await expect(page.getByText('‘샤과’ 대신 ‘사과’ 검색 결과를 보여 드려요.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: '‘샤과’ 그대로 찾기' }).click();
  await expect(page.getByText('‘샤과’에 맞는 상품이 없어요.')).toBeVisible();
  await expect(page.getByRole('region', { name: '이런 상품은 어때요?' }).getByRole('article').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: '‘사과’ 검색 결과 보기' }).click();
  await expect(cards(page).first()).toBeVisible();
});

const waiting = {
  [links.search()]: '인기 검색어',
  [links.category()]: '과일',
  [links.searchProducts('사과')]: '상품',
  [links.searchStores('농원')]: '스토어',
  [links.seasonRecommendation()]: '제철 추천',
  [links.notices()]: '공지사항',
};

for (const [[place, text], tag] of cases(Object.entries(waiting))) {
  test(
    `[SHP-08] nothing on ${place} moves when its data arrives`,
    tag,
    async ({ page, controlledMarket: { address, api } }) => {
      await watchShifts(page);
      api.hold('/api/v1/display');
      api.hold('/api/v1/search');
      await open(page, address + place);
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      await wholeFont(page);
      api.heal();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main').getByText(text).first()).toBeVisible();
      const { sum, moved } = await page.evaluate(() => globalThis.layoutShift);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
    },
  );
}
