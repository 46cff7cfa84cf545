import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { allLoaded, quiet } from '../harness/quiet.ts';
import { newPersona } from '../harness/sign-in.ts';
import { thorough } from '../harness/thorough.ts';
import { beAtPortal } from '../sign-in/provider-windows.ts';
import { expect, failedToLoad, type MarketOfDomain, test } from '../sign-in/sign-in-test.ts';

const like = '**/api/v1/user/like/product';
const heart = (page: Page) => page.getByRole('button', { name: /찜하기$/ }).first();
const isLiked = (page: Page, is = true) => expect(heart(page)).toHaveAttribute('aria-pressed', String(is));
const added = (page: Page) => page.getByText('찜한 상품에 담았어요.').first();

/** A visitor with an account who has tapped a heart, and is at the login. */
async function pressAsVisitor(page: Page, market: MarketOfDomain): Promise<void> {
  const persona = newPersona();
  await market.signUp(persona);
  await beAtPortal(page, persona, market.portal);
  await page.goto(`${market.address}/season?month=11`);
  await hydrated(page);
  await heart(page).tap();
  await page.waitForURL('**/login');
}

const throughPortal = (page: Page) => page.getByRole('button', { name: '네이버로 시작하기' }).tap();

test('[SHP-06] a heart tapped before the login is filled after it: login in a popup', async ({ page, market }) => {
  await pressAsVisitor(page, market);
  await throughPortal(page);
  await page.waitForURL('**/season?month=11');
  await expect(added(page)).toBeVisible();
  await isLiked(page);

  await heart(page).tap();
  await isLiked(page, false);
  await expect(page.getByText('찜한 상품에서 뺐어요.').first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await quiet(page);
  await isLiked(page, false);
});

test(
  '[SHP-06] a heart tapped before the login is filled after it: login in this window',
  thorough,
  async ({ page, market }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await pressAsVisitor(page, market);
    await throughPortal(page);
    await page.waitForURL('**/season?month=11');
    await expect(added(page)).toBeVisible();
    await isLiked(page);
  },
);

test('[SHP-06] [ERR-02] a visitor who comes back from the login sees the message about the limit, too', async ({
  page,
  market,
  noise,
}) => {
  noise.expect(failedToLoad);
  await pressAsVisitor(page, market);
  await page.route(like, (route) =>
    route.fulfill({ status: 409, json: { code: 91, message: '더는 찜할 수 없어요.', requestId: 'e2e' } }),
  );
  await throughPortal(page);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('더는 찜할 수 없어요.');
  await alert.getByRole('button', { name: '확인' }).tap();
  await isLiked(page, false);
});

test('[SHP-06] a visitor who leaves the login finds no heart filled later', thorough, async ({ page, market }) => {
  await pressAsVisitor(page, market);
  await page.getByRole('link', { name: '로그인 없이 둘러보기' }).tap();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto(`${market.address}/login-action?platform=naver`);
  await page.waitForURL((url) => url.origin === market.address && !url.pathname.startsWith('/login'));
  await hydrated(page);
  await quiet(page);
  await expect(added(page)).toBeHidden();
});

test('[SHP-06] the login is there with a visitor’s tap on a heart, without waiting for its code', async ({
  page,
  noise,
}) => {
  // No link of this page leads to the login.
  await page.goto(links.searchProducts('사과'));
  await allLoaded(page);
  // Later the login requests the device maker's script, and the terms.
  noise.expect(failedToLoad);
  await page.route('**/*.js', (route) => route.abort());
  await heart(page).tap();
  await expect(page.getByRole('heading', { name: '제철 먹거리, 장터에서 시작해요' })).toBeVisible();
});
