import { sessionNames } from '@jangteo/contract/names';
import { mainMenu } from '../harness/landmarks.ts';
import { registryOf } from '../harness/registry.ts';
import { expect, test } from '../harness/test.ts';

test('with ?owners=on, pages say which app and team their parts belong to, until ?owners=off', async ({ page }) => {
  await page.goto('/?owners=on');
  const { apps } = await registryOf(page);
  const owner = page.locator('main[data-owner]');
  await expect(owner).toHaveAttribute('data-owner', `remote-shop · 스토어 · ${apps['remote-shop']?.release}`);
  await expect(page.locator('body')).toHaveAttribute('data-owner', `host · 플랫폼 · ${apps.host.release}`);
  const label = () => owner.evaluate((main) => getComputedStyle(main, '::before').content);
  expect(await label()).toContain('스토어');

  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect(owner).toHaveAttribute('data-owner', /^remote-community · 커뮤니티/);
  await page.goto('/store?owners=off');
  await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), sessionNames.owners)).toBeNull();
  await page.goto('/notice');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-owner]')).toHaveCount(0);
});
