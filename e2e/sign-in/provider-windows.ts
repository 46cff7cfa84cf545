import { expect, type Locator, type Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import type { MarketOfDomain } from './sign-in-test.ts';

/** The portal's own pages, as a person goes through them. */
export async function chooseAtPortal(portal: Page, persona: string): Promise<void> {
  await portal.locator(`input[name=persona][value=${persona}]`).check();
  await portal.getByRole('button', { name: '로그인', exact: true }).click();
}

export const agreeAtPortal = (portal: Page): Promise<void> => portal.getByRole('button', { name: '동의하기' }).click();

/** Someone whom the list of personas does not show: signed in at the portal before. */
export async function beAtPortal(page: Page, persona: string, portalOrigin: string): Promise<void> {
  await page.context().addCookies([{ name: 'portal', value: persona, url: portalOrigin }]);
}

export async function continueAtDeviceMaker(provider: Page, persona: string): Promise<void> {
  await provider.locator(`input[name=persona][value=${persona}]`).check();
  await provider.getByRole('button', { name: '계속', exact: true }).click();
}

/** Signs in from the login page, without a popup. */
export async function signInAtDeviceMakerHere(page: Page, { address, deviceMaker }: MarketOfDomain): Promise<void> {
  await page.goto(`${address}/login`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Apple로 계속하기' }).click();
  await expect(page).toHaveURL(new RegExp(`^${deviceMaker}/device-maker/`));
  await continueAtDeviceMaker(page, 'hana');
  await expect(page).toHaveURL(/\/(sign-up|)$/);
  expect(await token(page)).toMatch(/^Bearer /);
}

export const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('accessToken1'));

/** Presses a button that closes its window, which may be gone before the press is reported as done. */
export async function pressToClose(button: Locator): Promise<void> {
  const window = button.page();
  const closed = window.waitForEvent('close');
  await button.click().catch((error: unknown) => {
    if (!window.isClosed()) throw error;
  });
  await closed;
}
