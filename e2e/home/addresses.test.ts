import { links } from '@jangteo/contract/links';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu, section } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { cases } from '../harness/thorough.ts';

test('[RTE-04] /deal is the home page too', async ({ page }) => {
  await page.goto('/deal');
  await hydrated(page);
  await expect(page).toHaveURL('/deal');
  await expect(section(page, '오늘의 한정특가')).toBeVisible();
  await expect(mainMenu(page).getByRole('link', { name: '홈' })).toHaveAttribute('aria-current', 'page');
});

test('pages that are opened from an advertisement are interactive as the server rendered them, and keep their address', async ({
  page,
}) => {
  const campaign = 'utm_source=kakao&fbclid=IwAR0x';
  for (const [path, query] of [
    [links.home(), ''],
    [links.search(), 'keyword=사과&sort=priceLow&'],
    [links.category(), ''],
    [links.communityPopular(), ''],
  ]) {
    const address = `${path}?${query}${campaign}`;
    await page.goto(address);
    await hydrated(page);
    await expect(page).toHaveURL(encodeURI(address));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
});

for (const [path, tag] of cases([
  '/no-such-page',
  '/DEAL',
  '/Terms',
  '/notice/abc',
  '/notice/12a',
  '/deal/1/2/3/4',
  '/community/board-detail/99999999',
])) {
  test(`[RTE-01] ${path} leads to /404, which links home`, tag, async ({ page, noise }) => {
    // The browser logs a page with the status 404.
    noise.expect(/Failed to load resource.*404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/404');
    await hydrated(page);
    await expect(page.getByRole('heading', { name: '찾으시는 페이지가 없어요' })).toBeVisible();
    await expect(mainMenu(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '맨 위로' })).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: '홈으로 가기' }).click();
    await expect(page).toHaveURL('/');
    await expect(section(page, '오늘의 한정특가')).toBeVisible();
  });
}

test('[RTE-01] an unknown path opened within the app leads to /404 as well', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('link', { name: '홈으로 가기' })).toBeVisible();
});
