import { expect, test } from '../harness/test.ts';

test('[SHP-02] from the home page to all period deals, to those to come, and into one', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '기간특가 전체 보기' }).click();
  await expect(page).toHaveURL('/period');
  await expect(page.getByRole('heading', { level: 1, name: '기간특가' })).toBeVisible();
  const running = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(running.first()).toContainText('최대');
  await page.getByRole('link', { name: '곧 시작' }).click();
  await expect(page).toHaveURL('/period?status=coming');
  await expect(running).toHaveCount(0);
  const coming = page.getByRole('link', { name: / 시작/ }).filter({ has: page.locator('strong') });
  const title = (await coming.first().locator('strong').textContent()) ?? '';
  await coming.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('에 시작해요')).toBeVisible();
});
