import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';

test('[NAV-02] a navigation that another one overtakes is no failure', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  for (const name of ['카테고리', '홈', '카테고리', '커뮤니티']) {
    await mainMenu(page)
      .getByRole('link', { name })
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForTimeout(60);
  }
  await page.setViewportSize({ width: 412, height: 860 });
  await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
});
