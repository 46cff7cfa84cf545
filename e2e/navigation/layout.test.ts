import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { quiet } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';

const dot = (page: Page) => mainMenu(page).getByRole('img', { name: '커뮤니티에 새 소식이 있어요' });
const bubble = (page: Page) => mainMenu(page).getByText('별 모으기');
const flag = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);

const screens = {
  'a phone': {},
  'a desktop': { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
};

for (const [[name, screen], tag] of cases(Object.entries(screens))) {
  test.describe(`on ${name}`, tag, () => {
    test.use(screen);

    test('[LAY-03] the dot on the community’s tab shows while the session’s flag is set, until the community is visited', async ({
      page,
    }) => {
      await page.goto('/store');
      await page.evaluate(() => sessionStorage.setItem('communityAlert', '1'));
      await page.reload();
      await expect(dot(page)).toBeVisible();
      await mainMenu(page).getByRole('link', { name: '홈' }).click();
      await expect(dot(page)).toBeVisible();
      await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
      await expect(page.getByRole('heading', { name: '커뮤니티', level: 1 })).toBeVisible();
      await expect(dot(page)).toBeHidden();
      expect(await flag(page, 'communityAlert')).toBeNull();
    });

    test('[LAY-04] the first page of a day shows the hint about stars; the next one does not', async ({ page }) => {
      await page.goto('/');
      await expect(bubble(page)).toBeVisible();
      expect(await flag(page, 'communityTooltip')).toBe('1');
      // It covers no other tab and stays within the screen.
      const box = await bubble(page).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
      await mainMenu(page).getByRole('link', { name: '카테고리' }).click();
      await expect(bubble(page)).toBeHidden();
      expect(await flag(page, 'communityTooltip')).toBeNull();
      await page.reload();
      await hydrated(page);
      await quiet(page);
      await expect(bubble(page)).toBeHidden();
    });
  });
}

test('[LAY-07] where the app draws the header, sticky elements below it stick to the top', async ({ page }) => {
  await page.goto('/category?isnavihide=true');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 100));
  const pane = page.getByRole('navigation', { name: '카테고리', exact: true });
  await expect.poll(async () => (await pane.boundingBox())?.y).toBe(0);
  await expect(page.getByRole('heading', { level: 1, name: '카테고리' })).toBeAttached();
});
