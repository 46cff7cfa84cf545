import type { Locator, Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { quiet } from '../harness/quiet.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { apiAddress } from '../places.ts';

const check = '/api/v1/user/like/product/check';
const like = '/api/v1/user/like/product';

const cards = (page: Page): Locator => page.getByRole('article').filter({ has: page.getByRole('heading') });
const heartOf = (card: Locator) => card.getByRole('button', { name: /찜하기$/ });
const heart = (page: Page, place = 0) => heartOf(cards(page).nth(place));
const isLiked = (button: Locator, is = true) => expect(button).toHaveAttribute('aria-pressed', String(is));
const productOf = async (card: Locator): Promise<number> =>
  Number(/\d+$/.exec((await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '')?.[0]);

async function open(page: Page, path = '/season'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The likes of this member at the server. */
async function isLikedAtServer({ headers }: Member, productNo: number): Promise<boolean> {
  const reply = await fetch(`${apiAddress}${check}?productNos=${productNo}`, { headers });
  const { data } = (await reply.json()) as { data: { list: { isLike: boolean }[] } };
  return data.list[0]?.isLike ?? false;
}

test('[SHP-06] a heart says where it was tapped, and is the same on every screen, in every tab and after a reload', async ({
  page,
  context,
}) => {
  await signIn(page);
  await open(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(like));
  await heart(page).tap();
  expect((await sent).postDataJSON()).toMatchObject({
    userEventData: { page_name: 'seasonal specialties', list_component: 'season', order: 1 },
  });
  await isLiked(heart(page));
  await expect(page.getByText('찜한 상품에 담았어요.').first()).toBeVisible();

  const other = await context.newPage();
  await open(other);
  await isLiked(heart(other));
  await heart(other).tap();
  await isLiked(heart(page), false);
  await heart(page, 1).tap();
  await isLiked(heart(other, 1));

  await page.reload();
  await isLiked(heart(page, 1));
  await isLiked(heart(page), false);
});

test('[SHP-06] a product liked on one screen is liked on the next, and the toast takes the like back', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/');
  const card = page
    .getByRole('region', { name: /지금이 제철/ })
    .getByRole('article')
    .first();
  const productNo = await productOf(card);
  await heartOf(card).tap();
  await isLiked(heartOf(card));
  await expect(page.getByText('찜한 상품에 담았어요.').first()).toBeVisible();

  await page
    .getByRole('link', { name: /제철 먹거리/ })
    .first()
    .tap();
  await page.waitForURL('**/season');
  const same = cards(page)
    .filter({ has: page.locator(`a[href$="/${productNo}"]`) })
    .first();
  await isLiked(heartOf(same));
  await heartOf(same).tap();
  await page.getByRole('button', { name: '되돌리기' }).first().tap();
  await isLiked(heartOf(same));
});

test('[SHP-06] all hearts of a page are checked in one call, and none for visitors', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(check)) asked.push(new URL(request.url()).searchParams.get('productNos') ?? '');
  });
  await open(page);
  await expect(heart(page)).toBeVisible();
  await quiet(page);
  expect(asked).toEqual([]);

  await signIn(page);
  await open(page);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.split(',').length).toBe(await cards(page).count());
});

test('[SHP-06] a visitor who taps a heart is led to the login, and back from there', async ({ page, context }) => {
  await open(page, '/season?month=11');
  await heart(page).tap();
  await page.waitForURL('**/login');
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'redirectPath');
  expect(decodeURIComponent(kept?.value ?? '')).toBe('/season?month=11');
});

test('[SHP-06] the last of many quick taps wins', async ({ page }) => {
  const member = await signIn(page);
  await open(page);
  const productNo = await productOf(cards(page).first());
  for (let tap = 0; tap < 7; tap++) await heart(page).tap();
  await isLiked(heart(page));
  await expect.poll(() => isLikedAtServer(member, productNo)).toBe(true);
  await heart(page).tap();
  await heart(page).tap();
  await heart(page).tap();
  await isLiked(heart(page), false);
  await expect.poll(() => isLikedAtServer(member, productNo)).toBe(false);
});

test(
  '[SHP-06] without a network the heart is as before, and can be tapped again',
  thorough,
  async ({ page, context, noise }) => {
    noise.expect(failedToLoad);
    await signIn(page);
    await open(page);
    // By the time of the first toast the hearts' code has loaded.
    await heart(page, 1).tap();
    await expect(page.getByText('찜한 상품에 담았어요.').first()).toBeVisible();
    await context.setOffline(true);
    await heart(page).tap();
    await expect(page.getByText('상품을 찜하지 못했어요.').first()).toBeVisible();
    await isLiked(heart(page), false);
    await context.setOffline(false);
    await page.getByRole('button', { name: '다시 시도' }).tap();
    await isLiked(heart(page));
    await expect(page.getByText('찜한 상품에 담았어요.').first()).toBeVisible();
  },
);

for (const [[code, call, path, button], tag] of cases([
  [91, like, '/season', (page: Page) => heart(page)],
  [92, '/api/v1/user/like/shop', '/store', (page: Page) => page.getByRole('button', { name: /찜하기/ }).first()],
])) {
  test(`[SHP-06] [ERR-02] code ${code} alerts the server’s message`, tag, async ({ page, noise }) => {
    noise.expect(failedToLoad);
    await signIn(page);
    await page.route(`**${call}`, (route) =>
      route.fulfill({ status: 409, json: { code, message: '더는 찜할 수 없어요.', requestId: 'e2e' } }),
    );
    await open(page, path);
    await button(page).tap();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('더는 찜할 수 없어요.');
    await alert.getByRole('button', { name: '확인' }).tap();
    await isLiked(button(page), false);
  });
}

test.describe('in the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140 Mobile JangteoApp/3.1.0' });

  test('[SHP-07] hearts follow the app’s messages, and the app reads likes made on the web', async ({ page }) => {
    await signIn(page);
    await open(page);
    await quiet(page);
    const productNo = await productOf(cards(page).first());
    const say = (likeMode: boolean) =>
      page.evaluate((message) => window.postMessage(message, window.location.origin), {
        name: 'appProductLike',
        productNo,
        likeMode,
      });
    await say(true);
    await isLiked(heart(page));
    await say(false);
    await isLiked(heart(page), false);
    await heart(page, 1).tap();
    const other = await productOf(cards(page).nth(1));
    await expect
      .poll(async () => JSON.parse((await page.evaluate(() => localStorage.getItem('appProductLike'))) ?? '{}'))
      .toMatchObject({ productNo: other, likeMode: true });
  });
});
