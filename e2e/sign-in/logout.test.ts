import type { Page } from 'playwright/test';
import { doorOf } from '../harness/door.ts';
import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';
import { apiAddress, shopAddress } from '../places.ts';

/** Calls the page's own session module, as a button of any remote does. */
const logOut = async (page: Page) => {
  const session = await doorOf<{ logout(): Promise<void> }>(page, '@jangteo/session');
  await session.evaluate(({ logout }) => void logout());
};

test('[SES-10] [SES-12] a logout takes effect in all tabs, at the server and at the shop platform', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(failedToLoad);
  const { headers } = await signIn(page);
  await page.goto('/terms');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/terms');
  await hydrated(other);
  const tokenInOther = () => other.evaluate(() => localStorage.getItem('accessToken1'));
  expect(await tokenInOther()).toMatch(/^Bearer /);

  const [popup] = await Promise.all([page.waitForEvent('popup'), logOut(page)]);
  await expect(popup).toHaveURL(`${shopAddress}/logout`);
  expect(await tokenInOther()).toBeNull();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/accessToken|refreshToken/)]));
  const reply = await fetch(`${apiAddress}/api/v1/user/token`, { headers });
  expect(await reply.json()).toMatchObject({ code: 112 });
  await other.goto('/withdraw');
  await expect(other).toHaveURL(/\/login$/);
});

test.describe('on a phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36' });

  test('[SES-10] the shop platform is logged out in the same window', async ({ page, noise }) => {
    // Requests in flight meanwhile are refused: the login is over.
    noise.expect(failedToLoad);
    await signIn(page);
    await page.goto('/terms');
    await hydrated(page);
    const atShop = page.waitForURL(`${shopAddress}/logout`);
    await logOut(page);
    await atShop;
  });
});
