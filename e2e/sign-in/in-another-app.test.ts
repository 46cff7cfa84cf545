import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { newPersona } from '../harness/sign-in.ts';
import { agreeAtPortal, beAtPortal, signInAtDeviceMakerHere, token } from './provider-windows.ts';
import { expect, test } from './sign-in-test.ts';

// A link that was sent in a messenger opens inside the messenger.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-S921N Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 KAKAOTALK/25.1.0',
});

/** What Android's web view does where its app has not asked for several windows. */
async function openWindowsInPlace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = (address) => {
      if (address) window.location.assign(address);
      return window;
    };
  });
}

test('[SES-06] in a messenger’s web view the device maker opens in the same window', async ({ page, market }) => {
  await openWindowsInPlace(page);
  await signInAtDeviceMakerHere(page, market);
});

test('[SES-03] in a messenger’s web view so does the portal', async ({ page, market }) => {
  await openWindowsInPlace(page);
  await beAtPortal(page, newPersona(), market.portal);
  await page.goto(`${market.address}/login`);
  await hydrated(page);
  await page.getByRole('button', { name: '네이버로 시작하기' }).click();
  await agreeAtPortal(page);
  await expect(page).toHaveURL(/\/sign-up$/);
  expect(await token(page)).toMatch(/^Bearer /);
});
