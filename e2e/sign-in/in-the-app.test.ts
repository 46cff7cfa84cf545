import { hydrated } from '../harness/hydrated.ts';
import { appUserAgent, NativeApp } from '../harness/native-app.ts';
import { newPersona } from '../harness/sign-in.ts';
import { agreeAtPortal, beAtPortal, signInAtDeviceMakerHere } from './provider-windows.ts';
import { expect, test } from './sign-in-test.ts';

test.use({ userAgent: appUserAgent });

test('[SES-03] in the app the portal opens in the same window, and the app gets the tokens', async ({
  page,
  market,
}) => {
  const app = await NativeApp.around(page);
  await beAtPortal(page, newPersona(), market.portal);
  await page.goto(`${market.address}/login`);
  await hydrated(page);
  await page.getByRole('button', { name: '네이버로 시작하기' }).click();
  await expect(page).toHaveURL(new RegExp(`^${market.portal}/portal/`));
  await agreeAtPortal(page);
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect.poll(() => app.payloadsOf('setToken')).toHaveLength(1);
});

test('[SES-06] in the app the device maker opens in the same window', async ({ page, market }) => {
  await NativeApp.around(page);
  await signInAtDeviceMakerHere(page, market);
});
