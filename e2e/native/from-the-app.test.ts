import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { appUserAgent, NativeApp } from '../harness/native-app.ts';
import { signIn, signUp } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { holdTime } from '../harness/time.ts';
import { failedToLoad } from '../harness/watch-console.ts';

test.use({ userAgent: appUserAgent });

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The page handles messages once it has asked about its device. */
async function open(page: Page, path = '/'): Promise<NativeApp> {
  const app = await NativeApp.around(page);
  await page.goto(path);
  await hydrated(page);
  await expect.poll(() => app.payloadsOf('getDevicePush')).toHaveLength(1);
  return app;
}

test('[APP-04] [APP-02] moveRoute navigates without another document', async ({ page }) => {
  const app = await open(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await app.says({ name: 'moveRoute', url: '/season' });
  await expect(page).toHaveURL(/\/season$/);
  await app.saysInText({ name: 'moveRoute', url: `${new URL(page.url()).origin}/store?from=push` });
  await expect(page).toHaveURL(/\/store\?from=push$/);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('[APP-04] [APP-02] messages sent while the page is loading are handled afterwards', async ({ page }) => {
  await NativeApp.around(page);
  await page.addInitScript(() => {
    if (location.pathname !== '/') return;
    document.addEventListener('DOMContentLoaded', () => window.postMessage({ name: 'moveRoute', url: '/season' }));
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/season$/);
});

test('[APP-04] [APP-02] appLogin and appTokenRefresh store the tokens, and the page shows the member', async ({
  page,
}) => {
  const member = await signUp();
  const app = await open(page);
  const { accessToken, refreshToken, expireDt } = member;
  const asked = page.waitForRequest((request) => request.headers().authorization === `Bearer ${accessToken}`);
  await app.says({ name: 'appLogin', accessToken, refreshToken, expireDt });
  await asked;
  expect(await stored(page, 'accessToken1')).toBe(`Bearer ${accessToken}`);
  expect(await stored(page, 'refreshToken1')).toBe(refreshToken);
  expect(app.payloadsOf('setToken')).toContainEqual({ accessToken, refreshToken });

  await page.evaluate(() => localStorage.setItem('refreshToken1', 'of the app'));
  await app.says({ name: 'appTokenRefresh' });
  expect(await stored(page, 'refreshToken1')).toBe('of the app');
});

test('[APP-04] [SES-11] appLogout removes the login and goes to the home page', async ({ page, noise }) => {
  // Requests in flight for the member are refused from now on.
  noise.expect(failedToLoad);
  await signIn(page);
  const app = await open(page, '/season');
  await app.says({ name: 'appLogout' });
  await expect(page).toHaveURL(/\/$/);
  expect(await stored(page, 'accessToken1')).toBeNull();
  expect(await stored(page, 'refreshToken1')).toBeNull();
});

test('[APP-04] [BRG-06] [APP-02] a received value opens the bridge, close closes it, and the page stays', async ({
  page,
}) => {
  const app = await open(page);
  const { product } = await firstDeal(page);
  const value = { src: product.url, title: product.title, shopId: product.shopId, productNo: product.productNo };
  await page.evaluate((text) => localStorage.setItem('receivedValue', text), JSON.stringify(value));
  await holdTime(page);
  await app.says({ name: 'moveRoute', url: '/' });
  const bridge = page.getByRole('dialog', { name: /판매자 스토어로 이동하고 있어요/ });
  await expect(bridge).toContainText(product.title);
  await app.says({ name: 'close' });
  await expect(bridge).toBeHidden();
  // Without time there are no frames, for which a navigation waits.
  await page.clock.resume();
  await app.says({ name: 'moveRoute', url: '/season' });
  await expect(page).toHaveURL(/\/season$/);
});

test('[APP-04] [BRG-06] [BRG-07] the bridge of a received value leads to the seller, and the product is recently viewed', async ({
  page,
}) => {
  const app = await open(page);
  const { product } = await firstDeal(page);
  await page.evaluate(
    (text) => localStorage.setItem('receivedValue', text),
    JSON.stringify({ src: product.url, title: product.title, shopId: product.shopId, productNo: product.productNo }),
  );
  await app.says({ name: 'moveRoute', url: '/' });
  await page.waitForURL((url) => url.href.startsWith(product.url));
  await page.goBack();
  expect(await stored(page, 'recentlyViewed')).toContain(`"productNo":${product.productNo}`);
});

test('[APP-04] [BRG-07] a product viewed in the app is among the recently viewed', async ({ page }) => {
  const app = await open(page);
  const { product } = await firstDeal(page);
  await app.says({ name: 'appRecentProduct', ...product });
  await expect.poll(() => stored(page, 'recentlyViewed')).toContain(`"productNo":${product.productNo}`);
  await app.says({ name: 'moveRoute', url: '/favourite/recent' });
  await expect(page.getByRole('main')).toContainText(product.title);
});

test('[APP-04] [SHP-07] hearts follow the app’s messages, and the app reads likes made on the web', async ({
  page,
}) => {
  await signIn(page);
  const app = await open(page);
  const { product } = await firstDeal(page);
  const heart = page.getByRole('button', { name: `${product.title} 찜하기` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await app.says({ name: 'appProductLike', likeMode: 'Y', productNo: product.productNo });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await app.says({ name: 'appProductLike', likeMode: 'N', productNo: product.productNo });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const last = async () => JSON.parse((await stored(page, 'appProductLike')) ?? '{}');
  await expect.poll(last).toMatchObject({ productNo: product.productNo, likeMode: true });
});

test('[APP-04] [APP-02] appClose closes the sub web view', async ({ page }) => {
  const app = await open(page);
  await app.says({ name: 'appClose' });
  await expect.poll(() => app.payloadsOf('closeSubWebView')).toHaveLength(1);
});

test('[APP-04] [APP-02] appLoadUrl reloads the page, or leads to the home page', async ({ page }) => {
  const app = await open(page, '/season');
  const reloaded = page.waitForEvent('load');
  await app.says({ name: 'appLoadUrl', mode: 'reload' });
  await reloaded;
  await hydrated(page);
  await expect.poll(() => app.payloadsOf('getDevicePush')).toHaveLength(2);
  await app.says({ name: 'appLoadUrl', mode: 'default' });
  await expect(page).toHaveURL(/\/$/);
});

test('[APP-04] [APP-03] hostile messages have no effect, and are logged', async ({ page, noise }) => {
  noise.expect(/jangteo: a message of the app refused/);
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const app = await open(page, '/season');
  const hostile = [
    { name: 'moveRoute', url: 'https://evil.example/' },
    { name: 'moveRoute', url: '//evil.example/deal/1' },
    { name: 'moveRoute', url: '/\\evil.example' },
    { name: 'moveRoute', url: 'javascript:alert(1)' },
    { name: 'moveRoute', url: 'data:text/html,<script>alert(1)</script>' },
    { name: 'moveRoute', url: { toString: 'no' } },
    { name: 'constructor' },
    { name: '__proto__' },
    { name: 'appLogin', accessToken: 'a' },
    { name: 'appLoadUrl', mode: 'https://evil.example/' },
    { name: 'appRecentProduct', productNo: '1; drop' },
    { name: 'appProductLike', likeMode: 'maybe', productNo: 1 },
    { name: 'setDevicePush' },
  ];
  for (const message of hostile) await app.says(message);
  await expect.poll(() => refused.length).toBe(hostile.length);
  expect(page.url()).toMatch(/\/season$/);
  for (const name of ['accessToken1', 'refreshToken1', 'recentlyViewed', 'appProductLike']) {
    expect(await stored(page, name), name).toBeNull();
  }
});

/** A deal of the demo market, with its product. */
async function firstDeal(page: Page) {
  const reply = await page.request.get('/api/v1/display/home/deal');
  const { data } = await reply.json();
  return data.limited[0] as { product: { productNo: number; shopId: number; title: string; url: string } };
}
