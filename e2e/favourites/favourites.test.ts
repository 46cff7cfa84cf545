import type { Page } from 'playwright/test';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { ask } from '../harness/market-data.ts';
import { type Member, signIn, signUp } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { watchShifts } from '../harness/watch-shifts.ts';
import { wholeFont } from '../harness/whole-font.ts';
import { apiAddress } from '../places.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

const cards = (page: Page) => page.getByRole('article');
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '찜한 것과 최근 본 상품' }).getByRole('link', { name });

async function tell({ headers }: Member, path: string, body: object): Promise<void> {
  const reply = await fetch(apiAddress + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
}

/**
 * A member whose attendance was recorded before, so that no toast is shown: axe fails the contrast of one that fades.
 */
async function signInAgain(page: Page): Promise<Member> {
  const member = await signIn(page);
  expect((await fetch(`${apiAddress}/api/v1/display/web/profile`, { headers: member.headers })).status).toBe(200);
  return member;
}

/** Likes some products of the season, and two stores. */
async function likeSome(member: Member, count = 6): Promise<string[]> {
  const { list } = await ask('GET /api/v1/display/deal/recommendation', '?limit=40');
  const products = list.slice(0, count);
  for (const { productNo } of products) await tell(member, '/api/v1/user/like/product', { productNo });
  const stores = (await ask('GET /api/v1/display/shop/total')).list.slice(0, 2);
  for (const { shopId } of stores) await tell(member, '/api/v1/user/like/shop', { shopId });
  return products.map(({ title }) => title).reverse();
}

test('[RTE-28] a visitor who opens liked products or stores is led to the login', async ({ page }) => {
  for (const path of ['/favourite/product', '/favourite/store']) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
});

const empty = {
  '/favourite/product': { text: '아직 찜한 상품이 없어요.', onwards: '오늘의 특가 보러 가기' },
  '/favourite/store': { text: '아직 찜한 스토어가 없어요.', onwards: '스토어 둘러보기' },
  '/favourite/recent': { text: '최근 본 상품이 없어요.', onwards: '오늘의 특가 보러 가기' },
};

for (const [[path, { text, onwards }], tag] of cases(Object.entries(empty))) {
  test(`[RTE-28] [SHP-08] an empty list says so and links onwards: ${path}`, tag, async ({ page }) => {
    await signInAgain(page);
    await open(page, path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('link', { name: onwards })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

test('[RTE-28] [SHP-06] liked products are listed, filtered in the address, and removed together', async ({ page }) => {
  test.slow();
  const member = await signInAgain(page);
  const titles = await likeSome(member);
  await open(page, '/favourite/product');
  await expect(cards(page)).toHaveCount(titles.length);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles);
  await expect(tab(page, `상품 ${titles.length}`)).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, '스토어 2')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('link', { name: '할인 중' }).click();
  await expect(page).toHaveURL(/\/favourite\/product\?isSale=true$/);
  await page.getByRole('link', { name: '할인 중' }).click();
  await expect(page).toHaveURL(/\/favourite\/product$/);

  await page.getByRole('button', { name: '편집' }).click();
  await page.getByRole('checkbox', { name: titles[0] ?? '' }).check();
  await page.getByRole('checkbox', { name: titles[1] ?? '' }).check();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '2개 찜에서 빼기' }).click();
  await expect(cards(page)).toHaveCount(titles.length - 2);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(cards(page)).toHaveCount(titles.length);
  await expect(tab(page, `상품 ${titles.length}`)).toBeVisible();
});

test('[RTE-28] liked stores link to the stores, and one tap empties their hearts', async ({ page }) => {
  await likeSome(await signInAgain(page), 1);
  await open(page, '/favourite/store');
  const stores = page.getByRole('list', { name: '찜한 스토어' }).getByRole('listitem');
  await expect(stores).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await stores
    .first()
    .getByRole('button', { name: /찜하기/ })
    .tap();
  await expect(tab(page, '스토어 1')).toBeVisible();
  await expect(stores).toHaveCount(2);
});

test('[RTE-28] [BRG-07] products that a visitor viewed are merged with those that the member viewed on other devices', async ({
  page,
}) => {
  const { list } = await ask('GET /api/v1/display/deal/recommendation');
  const [here, elsewhere] = list;
  const seen = { ...here, viewedDt: new Date().toISOString() };
  await page.goto('/manifest.webmanifest');
  await page.evaluate((product) => localStorage.setItem('recentlyViewed', JSON.stringify([product])), seen);
  await open(page, '/favourite/recent');
  await expect(cards(page)).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  const persona = `guest-${Date.now()}`;
  const otherDevice = await signUp(persona);
  await tell(otherDevice, '/api/v1/user/recently-viewed-product', {
    products: [{ productNo: elsewhere?.productNo, viewedDt: new Date(Date.now() - 60_000).toISOString() }],
  });
  await signIn(page, persona);
  await open(page, '/favourite/recent');
  await expect(cards(page)).toHaveCount(2);
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual([here?.title, elsewhere?.title]);

  await page.getByRole('button', { name: `${here?.title} 지우기` }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: '모두 지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '모두 지우기' }).click();
  await expect(page.getByText('최근 본 상품이 없어요.')).toBeVisible();
});

for (const [path, tag] of cases(['/favourite/product', '/favourite/store', '/favourite/recent'])) {
  test(
    `[RTE-28] [SHP-08] nothing on ${path} moves when its data arrives`,
    tag,
    async ({ page, controlledMarket: { address, api } }) => {
      await signIn(page, 'regular', { at: address });
      await watchShifts(page);
      api.hold('/api/v1/user/like');
      api.hold('/api/v1/user/recently-viewed-product');
      await page.goto(address + path);
      await hydrated(page);
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      await wholeFont(page);
      api.heal();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(tab(page, /^상품 \d/)).toBeVisible();
      const { sum, moved } = await page.evaluate(() => globalThis.layoutShift);
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
    },
  );
}
