import { sessionNames } from '@jangteo/contract/names';
import { ownersPath } from '@jangteo/contract/release';
import { mainMenu } from '../harness/landmarks.ts';
import { quiet } from '../harness/quiet.ts';
import { registryOf } from '../harness/registry.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';

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
  await quiet(page);
  await expect(page.locator('[data-owner]')).toHaveCount(0);
});

test('releases are named as the document has them, whatever is served by now; teams that did not come are fetched again', async ({
  page,
  noise,
}) => {
  noise.expect(failedToLoad);
  let isBroken = true;
  await page.route(`**${ownersPath}`, async (route) => {
    if (isBroken) return route.abort();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replaceAll(/"release":"\w+"/g, '"release":"ffffffff"') });
  });
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith(ownersPath));
  await page.goto('/?owners=on');
  await asked;
  isBroken = false;
  const { apps } = await registryOf(page);
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  const { release } = apps['remote-community'] ?? {};
  await expect(page.locator('main')).toHaveAttribute('data-owner', `remote-community · 커뮤니티 · ${release}`);
  await expect(page.locator('body')).toHaveAttribute('data-owner', `host · 플랫폼 · ${apps.host.release}`);
});
