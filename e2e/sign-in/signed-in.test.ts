import { hydrated } from '../harness/hydrated.ts';
import { signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';

test('a member stays signed in across documents and tabs of the browser', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/');
  await hydrated(page);
  const asked = context.waitForEvent('request', (request) => request.url().includes('/web/profile'));
  const other = await context.newPage();
  await other.goto('/');
  expect((await asked).headers().authorization).toMatch(/^Bearer /);
});

test('[NAV-11] the login leads back to the whole address that was asked for, its hash included', async ({ page }) => {
  await page.goto('/withdraw?from=settings#reason');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/withdraw\?from=settings#reason$/);
});

test('a member who opens /login is led on before any response about the session', async ({ page }) => {
  await signIn(page);
  const unanswered = (url: URL) => /\/(jwt\/validation|user\/profile)$/.test(url.pathname);
  await page.route(unanswered, () => undefined);
  await page.goto('/login');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('[RTE-03] a member who has agreed and opens /sign-up never sees its form', async ({ page }) => {
  await signIn(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[type=checkbox]')) sessionStorage.setItem('form', 'seen');
    }).observe(document, { childList: true, subtree: true });
  });
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v2/user/profile', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/sign-up');
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  answer();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('form'))).toBeNull();
});

test('[SES-02] the member’s pseudonym for analytics is stored', async ({ page }) => {
  await signIn(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userToken'))).toMatch(/\S{10,}/);
});
