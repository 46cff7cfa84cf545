import { expect, test } from '../harness/test.ts';
import { shopAddress } from '../places.ts';

test.use({ viewport: { width: 1340, height: 920 }, isMobile: false });

test('[APP-04] the stand-in of the app and the market in its frame exchange messages both ways', async ({
  page,
  noise,
}) => {
  noise.expect(/jangteo: a message of the app refused/);
  await page.goto(`${shopAddress}/app`);
  const log = page.locator('#log');
  const market = page.frameLocator('iframe');
  await expect(log).toContainText('getDeviceInfo');
  await expect(log).toContainText('checkMinimumVersion');

  await page.getByRole('button', { name: /제철 화면으로/ }).click();
  await expect(market.getByRole('heading', { level: 1 })).toContainText('제철');
  await page.getByRole('button', { name: /첫 화면/ }).click();
  await expect(market.getByRole('navigation', { name: '홈 메뉴' })).toBeVisible();

  await page.getByRole('button', { name: '바깥 주소로 이동' }).click();
  await page.getByRole('button', { name: '다른 출처에서 보낸 메시지' }).click();
  await expect(log.getByText('웹이 거절했습니다')).toHaveCount(2);

  await page.getByRole('button', { name: /판매자 스토어로/ }).click();
  await expect(market.getByRole('dialog', { name: /판매자 스토어로 이동/ })).toBeVisible();
  await expect(page.getByText('서브 웹뷰')).toBeVisible();
  await expect(page.locator('#sub-address')).toHaveText(/source=jangteo-\d+/);
  await page.getByRole('button', { name: '닫기', exact: true }).click();
  await expect(page.getByText('서브 웹뷰')).toBeHidden();
  await expect(market.getByRole('dialog')).toBeHidden();
});

test('[APP-04] the stand-in can be an older app', async ({ page }) => {
  await page.goto(`${shopAddress}/app`);
  await expect(page.locator('#log')).toContainText('checkMinimumVersion');
  await page.getByLabel('앱 버전').fill('0.9.0');
  await page.getByLabel('운영체제').selectOption('iOS');
  await page.getByLabel('통로').selectOption('Android 인터페이스');
  await page.getByRole('button', { name: '앱 다시 켜기' }).click();
  const dialog = page.frameLocator('iframe').getByRole('alertdialog', { name: '앱을 업데이트해 주세요' });
  await dialog.getByRole('button', { name: '업데이트하기' }).click();
  await expect(page.locator('#log')).toContainText('openMarket');
});
