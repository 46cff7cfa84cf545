import { hydrated } from '../harness/hydrated.ts';
import { expect, test } from '../harness/test.ts';

/** How browsers treat the storage of a page that may not store anything. */
const closings = {
  'storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'cookies are blocked': () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  },
};

for (const [what, close] of Object.entries(closings)) {
  test(`where ${what}, visitors can browse, and the login explains the problem`, async ({ page }) => {
    await page.addInitScript(close);
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('link', { name: '카테고리' }).first().click();
    await expect(page).toHaveURL(/\/category/);

    await page.goto('/withdraw');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('로그인 상태를 지킬 수 없어요', { exact: false })).toBeVisible();
    if (what !== 'cookies are blocked') {
      await page.getByRole('button', { name: '네이버로 시작하기' }).click();
      await expect(page.getByRole('alertdialog')).toHaveText(/저장 공간을 막고 있어요/);
    }
  });
}
