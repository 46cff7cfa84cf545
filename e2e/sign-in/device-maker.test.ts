import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { continueAtDeviceMaker, token } from './provider-windows.ts';
import { expect, failedToLoad, test } from './sign-in-test.ts';

const toProvider = (page: Page) => page.getByRole('button', { name: 'Apple로 계속하기' });

async function openPopup(page: Page, address: string): Promise<Page> {
  await page.goto(`${address}/login`);
  await hydrated(page);
  const [popup] = await Promise.all([page.waitForEvent('popup'), toProvider(page).click()]);
  await popup.waitForLoadState();
  return popup;
}

const inThisWindow = (page: Page, address: string) => page.goto(`${address}/login-action?platform=apple`);

const signedIn = (page: Page) => expect(page).toHaveURL(/\/(sign-up|)$/);

test('[SES-06] in a popup, on an origin of its own', async ({ page, market }) => {
  const popup = await openPopup(page, market.address);
  expect(new URL(popup.url()).origin).toBe(market.deviceMaker);
  await continueAtDeviceMaker(popup, 'hidden');
  await signedIn(page);
  expect(await token(page)).toMatch(/^Bearer /);
  expect(await page.evaluate(() => localStorage.getItem('socialLoginPlatform'))).toBe('apple');
});

test('[SES-06] [RTE-23] in this window: the form comes to the server, its answer to the page', async ({
  page,
  market,
}) => {
  await inThisWindow(page, market.address);
  await expect(page).toHaveURL(new RegExp(`^${market.deviceMaker}/device-maker/`));
  await continueAtDeviceMaker(page, 'hana');
  await signedIn(page);
  expect(await token(page)).toMatch(/^Bearer /);
});

for (const [[what, persona], tag] of cases([
  ['has expired', 'expired'],
  ['was made for somebody else', 'stray'],
  ['is badly signed', 'forged'],
])) {
  test(`[SES-07] a token that ${what} signs nobody in, in either mode`, tag, async ({ page, market, noise }) => {
    noise.expect(failedToLoad);
    const popup = await openPopup(page, market.address);
    await continueAtDeviceMaker(popup, persona);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveText(/잠시 문제가 있어 페이지를 표시하지 못했습니다\./);
    await alert.getByRole('button').click();

    await inThisWindow(page, market.address);
    await continueAtDeviceMaker(page, persona);
    await expect(alert).toHaveText(/잠시 문제가 있어 페이지를 표시하지 못했습니다\./);
    await alert.getByRole('button').click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await token(page)).toBeNull();
  });
}

test('[SES-06] cancelling and closing the window say nothing', thorough, async ({ page, market }) => {
  const popup = await openPopup(page, market.address);
  await popup.getByRole('button', { name: '취소' }).click();
  await expect(toProvider(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  const [other] = await Promise.all([page.waitForEvent('popup'), toProvider(page).click()]);
  await other.close();
  await expect(toProvider(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await inThisWindow(page, market.address);
  await page.getByRole('button', { name: '취소' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('[SES-06] any other failure shows the customer’s text', thorough, async ({ page, market }) => {
  const popup = await openPopup(page, market.address);
  await continueAtDeviceMaker(popup, 'failing');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toHaveText(/잠시 문제가 있어 로그인을 하지 못했습니다\. 조금 뒤에 다시 시도해보세요\./);
  await alert.getByRole('button').click();

  await inThisWindow(page, market.address);
  await continueAtDeviceMaker(page, 'failing');
  await expect(alert).toHaveText(/잠시 문제가 있어 로그인을 하지 못했습니다\. 조금 뒤에 다시 시도해보세요\./);
});

test('a blocked popup: the login goes on in this window', async ({ page, market }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(`${market.address}/login`);
  await hydrated(page);
  await toProvider(page).click();
  await expect(page).toHaveURL(new RegExp(`^${market.deviceMaker}/device-maker/`));
});
