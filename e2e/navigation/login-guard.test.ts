import { watchDocuments } from '../harness/documents.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { allLoaded } from '../harness/quiet.ts';
import { expect, test } from '../harness/test.ts';
import { failedToLoad } from '../harness/watch-console.ts';

const guarded = '/favourite/product?isSale=true';

const redirectPath = (cookies: { name: string; value: string }[]) =>
  decodeURIComponent(cookies.find(({ name }) => name === 'redirectPath')?.value ?? '');

test('[NAV-11] a page that needs a login leads visitors to it, and keeps the whole path', async ({ page, context }) => {
  const response = await page.goto(guarded);
  // The server renders the same for every visitor.
  expect(await response?.text()).toContain('불러오는 중이에요');
  await expect(page).toHaveURL('/login');
  expect(redirectPath(await context.cookies())).toBe(guarded);
});

test('[NAV-11] a link to such a page does the same, without another document', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  const documents = watchDocuments(page);
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, guarded);
  await expect(page).toHaveURL('/login');
  expect(redirectPath(await context.cookies())).toBe(guarded);
  expect(documents).toEqual([]);
});

test('[NAV-11] a visitor loads the code of a page of members at the login, which leads back there, and not before', async ({
  page,
}) => {
  const hasCode = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/mypage-main.')));
  await page.goto('/');
  await allLoaded(page);
  expect(await hasCode()).toBe(false);
  await mainMenu(page).getByRole('link', { name: '마이페이지' }).tap();
  await expect(page).toHaveURL('/login');
  await expect.poll(hasCode).toBe(true);
});

test('[NAV-11] a stored token is validated, and an invalid one leads to the login', async ({ page, noise }) => {
  noise.expect(failedToLoad);
  await page.addInitScript(() => localStorage.setItem('accessToken1', 'Bearer of.no.worth'));
  const validated = page.waitForRequest((request) => request.url().includes('/token/jwt/validation'));
  await page.goto(guarded);
  await validated;
  await expect(page).toHaveURL('/login');
  await expect(mainMenu(page)).toBeHidden();
});
