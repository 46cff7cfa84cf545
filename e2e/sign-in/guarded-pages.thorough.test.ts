import type { RouteEntry } from '@jangteo/contract/routes';
import type { Page } from 'playwright/test';
import { registryOf } from '../harness/registry.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';

/** Every page for members in the release set; a parameter gets an id, which a guard does not look at. */
async function guardedPlaces(page: Page): Promise<string[]> {
  await page.goto('/terms');
  const { apps } = await registryOf(page);
  return Object.values(apps)
    .flatMap(({ routes }) => Object.values<RouteEntry>(routes))
    .filter(({ requiresLogin, redirectTo }) => requiresLogin && !redirectTo)
    .map(({ path }) => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1'));
}

test('[RTE-03] [RTE-16] [RTE-27] a visitor to any page for members is led to the login, which leads back to it', async ({
  page,
  context,
}) => {
  const places = await guardedPlaces(page);
  expect(places.length).toBeGreaterThan(20);
  expect(places).toEqual(expect.arrayContaining(['/my-page', '/my-page/settings', '/game', '/alarm', '/withdraw']));
  for (const place of places) {
    await page.goto(place);
    await expect(page, place).toHaveURL('/login');
    const cookie = (await context.cookies()).find(({ name }) => name === 'redirectPath');
    expect(decodeURIComponent(cookie?.value ?? ''), place).toBe(place);
  }
});

test('[SHP-06] a member who has not agreed sees their own pages, and the first act leads to agree and back', async ({
  page,
  noise,
}) => {
  // Views are stored for members who have agreed.
  noise.expect(failedToLoad);
  await signIn(page, undefined, { agreed: false });
  const own = (await guardedPlaces(page)).filter((place) => /^\/(my-page|alarm|game)/.test(place) && !/\d/.test(place));
  for (const place of own) {
    await page.goto(place);
    await expect(page.getByRole('main'), place).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), place).toHaveCount(0);
    await expect(page.getByRole('button', { name: '다시 시도' }), place).toHaveCount(0);
    await expect(page, place).toHaveURL(place);
  }
  await page.goto('/game');
  await page.getByRole('button', { name: '가운데' }).tap();
  await expect(page).toHaveURL('/sign-up');
  await page.goto('/my-page');
  await page.getByRole('button', { name: '약관에 동의하고 시작하기' }).tap();
  await expect(page).toHaveURL('/sign-up');
  for (const name of [/이용약관/, /개인정보/, /만 14세/]) await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('button', { name: '동의하고 가입하기' }).tap();
  await expect(page).toHaveURL('/my-page');
  await expect(page.getByRole('region', { name: '최근 본 상품' })).toBeVisible();
});
