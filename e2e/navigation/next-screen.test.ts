import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu, section } from '../harness/landmarks.ts';
import { type LoggedRequest, logRequests } from '../harness/request-log.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';
import { wavesOf } from '../harness/waves.ts';

/*
 * What the next screen costs does not depend on the machine: requests, waves, elements and rules of styles. Nothing is
 * prefetched in these visits; the page's code was loaded by an earlier one, as it is by prefetching.
 */

const firstDeal = (page: Page) =>
  section(page, /한정특가/)
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link');

async function openHome(page: Page): Promise<void> {
  await savesData(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Without what the browser, a collector or the rest of the font asks for by itself, whenever the page is idle. */
const ofScreen = ({ url, type }: LoggedRequest) =>
  !['Ping', 'Preflight', 'Font'].includes(type) && !/\.ico$|\/fonts\//.test(url);

test('a deal asks for its data, its pictures and its code at once, and has no more elements than a first screen needs', async ({
  page,
}) => {
  await page.addInitScript(countRules);
  await openHome(page);
  await firstDeal(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const rulesBefore = await page.evaluate(() => globalThis.rulesInserted);
  const requests = await logRequests(await page.context().newCDPSession(page));
  await firstDeal(page).click();
  await expect(section(page, '함께 보면 좋은 상품').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked = requests.filter(ofScreen);
  const count = (type: string) => asked.filter((request) => request.type === type).length;
  const calls = asked.filter(({ url }) => new URL(url).pathname.startsWith('/api/'));
  expect.soft(calls.length, 'the deal and what goes with it').toBeLessThanOrEqual(3);
  expect.soft(count('Script'), 'the chunk and what it shares').toBeLessThanOrEqual(3);
  expect.soft(count('Image'), 'the deal, its store, products beside it').toBeLessThanOrEqual(5);
  expect.soft(asked.length).toBeLessThanOrEqual(12);
  expect.soft(wavesOf(asked).map(({ url }) => url).length, 'code, then data').toBeLessThanOrEqual(2);
  expect.soft(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(550);
  const rules = (await page.evaluate(() => globalThis.rulesInserted)) - rulesBefore;
  expect.soft(rules, 'styles of the deal and of its skeleton').toBeGreaterThan(0);
  expect.soft(rules, 'each takes milliseconds of the tap').toBeLessThanOrEqual(26);
});

declare global {
  var rulesInserted: number;
}

function countRules(): void {
  globalThis.rulesInserted = 0;
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    globalThis.rulesInserted += 1;
    return insertRule.call(this, rule, index);
  };
}

test('no screen adds to a style sheet in use: that would load all fonts anew and lay out every element twice', async ({
  page,
}) => {
  await openHome(page);
  const grown: number[] = [];
  for (const name of ['카테고리', '커뮤니티', '홈']) {
    await page.evaluate(noteSheets);
    await mainMenu(page).getByRole('link', { name }).click();
    await expect(mainMenu(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    grown.push(await page.evaluate(sheetsGrown));
  }
  expect(grown).toEqual([0, 0, 0]);
  expect(
    await page.evaluate(() => document.styleSheets.length),
    'the screens have styles of their own',
  ).toBeGreaterThan(2);
});

declare global {
  var sheetsBefore: { sheet: CSSStyleSheet; rules: number }[] | undefined;
}

function noteSheets(): void {
  globalThis.sheetsBefore = [...document.styleSheets].map((sheet) => ({ sheet, rules: sheet.cssRules.length }));
}

const sheetsGrown = () =>
  (globalThis.sheetsBefore ?? []).filter(({ sheet, rules }) => sheet.cssRules.length !== rules).length;
