import type { Page } from 'playwright/test';
import { watchDocuments } from '../harness/documents.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { allLoaded, quiet } from '../harness/quiet.ts';
import { logRequests } from '../harness/request-log.ts';
import { savesData } from '../harness/saves-data.ts';
import { expect, test } from '../harness/test.ts';
import { wavesOf } from '../harness/waves.ts';

const community = (page: Page) => page.getByRole('heading', { name: '커뮤니티', level: 1 });
const communityLink = (page: Page) => mainMenu(page).getByRole('link', { name: '커뮤니티' });

const isCommunitys = (url: string) => url.includes('/r/remote-community/');

/** Resolves when the code and the data of the community's first page have been prefetched. */
async function communityIsReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/r\/remote-community\/.*container/),
        expect.stringMatching(/\/r\/remote-community\/.*community-popular/),
        expect.stringMatching(/\/api\/v1\/community\//),
      ]),
    );
}

test("a visible link has its remote's code and data prefetched: the navigation requests neither again", async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await communityIsReady(page);

  const documents = watchDocuments(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(r|api)\//.test(pathname)) asked.push(pathname);
  });
  await communityLink(page).click();
  await expect(community(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(documents).toEqual([]);
  expect(
    asked.filter((path) => path.startsWith('/r/remote-community/') && /container|routes|popular/.test(path)),
  ).toEqual([]);
});

test('without prefetching, a navigation to another remote loads no document, and requests all its scripts at once', async ({
  page,
}) => {
  await savesData(page);
  await page.goto('/');
  await allLoaded(page);
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(names.filter(isCommunitys)).toEqual([]);

  const documents = watchDocuments(page);
  const requests = await logRequests(await page.context().newCDPSession(page));
  await communityLink(page).click();
  await expect(community(page)).toBeVisible();
  await quiet(page);
  expect(documents).toEqual([]);
  const scripts = requests.filter(({ type, url, isCached }) => type === 'Script' && !isCached && isCommunitys(url));
  for (const part of ['container', 'routes', 'community-popular'])
    expect(scripts.map(({ url }) => url)).toContainEqual(expect.stringContaining(`/${part}.`));
  expect(wavesOf(scripts).map(({ url }) => url)).toHaveLength(1);
});

test('no blank page shows between two pages', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const main = document.querySelector('main');
      seen.add(main && main.childElementCount > 0 && main.offsetHeight > 200 ? 'full' : 'blank');
      requestAnimationFrame(look);
    };
    look();
  });
  await communityLink(page).click();
  await expect(community(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '새 소식' }).click();
  await expect(page.getByRole('heading', { name: '공지사항', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])).toEqual(['full']);
});
