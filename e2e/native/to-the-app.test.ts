import type { Banner } from '@jangteo/contract';
import { hydrated } from '../harness/hydrated.ts';
import { appUserAgent, type CarrierKind, deviceInfo, NativeApp } from '../harness/native-app.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { apiAddress } from '../places.ts';

test.use({ userAgent: appUserAgent });

for (const [carrier, tag] of cases<CarrierKind>(['handler', 'ios', 'android'])) {
  test(
    `[APP-04] [APP-01] through ${carrier} the page asks about the device, its push and its version`,
    tag,
    async ({ page }) => {
      const app = await NativeApp.around(page, { carrier });
      const told = page.waitForRequest((request) => request.url().endsWith('/api/v1/app/version'));
      await page.goto('/');
      expect((await told).postDataJSON()).toEqual({ appVersion: deviceInfo.appVersion });
      expect((await told).headers().deviceuuid).toBe(deviceInfo.deviceUuid);
      await expect
        .poll(() => app.heard.map(({ command }) => command))
        .toEqual(expect.arrayContaining(['getDeviceInfo', 'getDevicePush', 'checkMinimumVersion']));
      expect(app.payloadsOf('checkMinimumVersion')).toEqual([{ android: '1.0.0', ios: '1.0.0' }]);
    },
  );
}

test('[APP-01] [MYP-04] the app’s advertising id is stored only once its member wants advertising', async ({
  page,
}) => {
  await NativeApp.around(page);
  await signIn(page);
  const saved = async () => {
    const reply = page.waitForResponse((response) => response.url().endsWith('/api/v1/app/ad/id'));
    await page.goto('/my-page/settings');
    expect((await reply).request().postDataJSON()).toEqual({ adId: deviceInfo.adId });
    return ((await (await reply).json()) as { data: { isSaved: boolean } }).data.isSaved;
  };
  expect(await saved()).toBe(false);
  const change = page.waitForResponse((response) => response.url().endsWith('/api/v1/app/ad'));
  await page.getByRole('switch', { name: '혜택과 광고 알림' }).click();
  await change;
  expect(await saved()).toBe(true);
});

test('[APP-04] [APP-01] the user of an app that is too old is led to the update, and back once it is installed', async ({
  page,
}) => {
  const app = await NativeApp.around(page, { answers: { checkMinimumVersion: false } });
  await page.goto('/');
  const dialog = page.getByRole('alertdialog', { name: '앱을 업데이트해 주세요' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: '업데이트하기' }).click();
  await expect.poll(() => app.payloadsOf('openMarket')).toEqual([{ app: 'jangteo' }]);
  await expect(dialog).toBeHidden();

  await app.answers('checkMinimumVersion', true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => app.payloadsOf('checkMinimumVersion')).toHaveLength(2);
  await expect(dialog).toBeHidden();
});

test('[APP-04] [NAV-06] an address of another site opens in the sub web view', async ({ page, controlledMarket }) => {
  controlledMarket.api.change<{ banners: Banner[] }>('GET /api/v1/display/home/deal', ({ banners }) => {
    for (const banner of banners) banner.url = 'https://news.example/market?a=1';
  });
  const app = await NativeApp.around(page);
  await page.goto(controlledMarket.address);
  await hydrated(page);
  await page.locator('a[href^="https://news.example"]').first().click();
  await expect.poll(() => app.payloadsOf('moveToUrl')).toEqual([{ url: 'https://news.example/market?a=1' }]);
  expect(page.url()).toBe(`${controlledMarket.address}/`);
});

test('[APP-04] [APP-01] an expired login ends in the app too, with its caches, and the web view closes', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  const { accessToken, refreshToken, headers } = await signIn(page);
  await fetch(`${apiAddress}/api/v1/token/jwt`, {
    method: 'DELETE',
    headers: { ...headers, accessToken, refreshToken },
  });
  const app = await NativeApp.around(page);
  await page.goto('/');
  const dialog = page.getByRole('alertdialog').filter({ hasText: '로그인 유효기간이 지났어요' });
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect.poll(() => app.payloadsOf('closeSubWebView')).toEqual([{}]);
  expect(app.payloadsOf('setToken')).toEqual([{}]);
  expect(app.payloadsOf('clearCacheAndCookies')).toEqual([{}]);
});

test('[APP-01] a browser loads none of the app’s code', async ({ browser }) => {
  await using context = await browser.newContext({ userAgent: appUserAgent.replace(/ JangteoApp.*/, '') });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  expect(scripts.filter((url) => /in-app|native-commands/.test(url))).toEqual([]);
});
