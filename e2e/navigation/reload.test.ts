import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { watchDocuments } from '../harness/documents.ts';
import { Gate, scripts } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';
import { cases, thorough } from '../harness/thorough.ts';
import { restoreTimeouts, shortenTimeouts } from '../harness/time.ts';
import { failedToLoad, preloadedInVain, registeredAnew } from '../harness/watch-console.ts';

const communityCode = /\/r\/remote-community\/.*\/(?!container|routes)[^/]+\.js$/;
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: /화면을 .*못했어요/ });
const community = (page: Page) => page.getByRole('heading', { name: '커뮤니티', level: 1 });
const goToCommunity = (page: Page) => mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();

/** Makes the page's storage fail, as in browsers that store nothing for a site. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });

for (const [storage, tag] of cases(['with storage', 'with storage blocked'])) {
  test(`[NAV-10] code that cannot be loaded reloads the page once, ${storage}`, tag, async ({ page, noise }) => {
    noise.expect(failedToLoad);
    if (storage === 'with storage blocked') await blockStorage(page);
    // Before the page prefetches anything.
    await page.route(communityCode, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/');
    await hydrated(page);
    const documents = watchDocuments(page);
    await goToCommunity(page);
    await expect(panel(page)).toBeVisible();
    // The server's HTML replaces the failed page; there is no second reload.
    expect(documents.map((url) => new URL(url).pathname)).toEqual(['/community/main/popular-post']);

    await page.unroute(communityCode);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(community(page)).toBeVisible();
    expect(documents).toHaveLength(1);
  });
}

test('[NAV-10] code that failed to load once is there after the reload', thorough, async ({ page, noise }) => {
  noise.expect(failedToLoad);
  await page.route(communityCode, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/');
  await hydrated(page);
  const documents = watchDocuments(page);
  page.on('request', (request) => {
    if (request.resourceType() === 'document') void page.unroute(communityCode);
  });
  await goToCommunity(page);
  await expect(community(page)).toBeVisible();
  await hydrated(page);
  await expect(panel(page)).toBeHidden();
  expect(documents).toHaveLength(1);
});

test('[NAV-02] without a network the page is not reloaded: the failed part shows its failure until there is one', async ({
  page,
  context,
  noise,
}) => {
  noise.expect(failedToLoad, registeredAnew, preloadedInVain);
  await page.goto('/');
  await hydrated(page);
  const documents = watchDocuments(page);
  await context.setOffline(true);
  await goToCommunity(page);
  await expect(panel(page)).toBeVisible();
  await expect(mainMenu(page)).toBeVisible();
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await expect(community(page)).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('[NAV-02] after an outage, scripts that hung are requested anew', thorough, async ({ page, noise }) => {
  noise.expect(failedToLoad, registeredAnew, preloadedInVain);
  await shortenTimeouts(page);
  // Otherwise the retry might wait for scripts that were prefetched during the outage, and hang.
  await savesData(page);
  await page.goto('/');
  await hydrated(page);
  const scripts = /\/r\/remote-community\//;
  await page.route(scripts, () => undefined);
  await page.route('**/live', (route) => route.abort());
  const documents = watchDocuments(page);
  await goToCommunity(page);
  await expect(panel(page)).toBeVisible();
  await restoreTimeouts(page);
  await page.unroute(scripts);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(community(page)).toBeVisible();
  expect(documents).toEqual([]);
});

const pageCode = /\/shop-search-products\.\w+\.js/;

for (const [[moment, held], tag] of cases([
  ['before any script runs', scripts],
  ['while the code of its page loads', pageCode],
])) {
  // The entry before is of the same document: the browser changes the address alone.
  test(
    `going back right after a reload, ${moment}, leads to the page before without an error`,
    tag,
    async ({ page }) => {
      await page.goto(links.search());
      await hydrated(page);
      await page.getByRole('link', { name: '감귤', exact: true }).first().click();
      await expect(page).toHaveURL(/keyword=/);
      await expect(page.getByRole('article').first()).toBeVisible();
      const gate = await Gate.before(page, held);
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => gate.waiting.length).toBeGreaterThan(0);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(links.search());
      gate.open();
      await expect(page.getByRole('heading', { level: 2, name: '인기 검색어' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await hydrated(page);
    },
  );
}
