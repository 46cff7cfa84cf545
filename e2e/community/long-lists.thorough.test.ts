import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { lengthenBoard } from '../harness/long-board.ts';
import { ask } from '../harness/market-data.ts';
import { quiet } from '../harness/quiet.ts';
import { scrollThrough } from '../harness/scroll-through.ts';
import { expect, test } from '../harness/test.ts';
import { wholeFont } from '../harness/whole-font.ts';

/** Their pictures, at most, are in the server's HTML. */
const rowsInHtml = 4;
const posts = 400;
const perPage = 50;

async function lengthen(page: Page): Promise<{ lastTitle: string }> {
  const { list } = await ask('GET /api/v1/community/dashboard', '?limit=100');
  const sample = list.find(({ imageUrl }) => imageUrl);
  if (!sample) throw new Error('The demo market has no post with a picture');
  return lengthenBoard(page, { sample, posts, perPage });
}

const rowCount = (page: Page) => page.evaluate(() => document.querySelectorAll('main ol > li').length);

/** The post in the middle of the screen. */
const titleInSight = (page: Page) =>
  page.evaluate(
    () =>
      document
        .elementFromPoint(100, window.innerHeight / 2)
        ?.closest('main li')
        ?.querySelector('strong')?.textContent ?? '',
  );

test('[SHP-08] [COM-01] of 400 posts the rows near the viewport are in the document, and going back finds the same place', async ({
  page,
}) => {
  test.slow();
  const { lastTitle } = await lengthen(page);
  await page.goto(links.communityDashboard());
  await hydrated(page);
  await wholeFont(page);
  let most = 0;
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await rowCount(page));
    const last = page.locator('main ol > li', { hasText: lastTitle });
    expect(await last.count()).toBe(1);
  }).toPass({ intervals: [20] });
  expect(most).toBeLessThan(150);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(() => titleInSight(page)).not.toBe('');
  const top = await page.evaluate(() => scrollY);
  const title = await titleInSight(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await mainMenu(page).getByRole('link', { name: '홈' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(() => titleInSight(page)).toBe(title);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await rowCount(page)).toBeLessThan(150);
});

/** How fast it is scrolled on a slow phone is measured by `pnpm bench scroll`, with 10,000 posts. */
test('[SHP-08] [COM-01] however far a board is scrolled, the document stays small and no picture far from the view is requested', async ({
  page,
}) => {
  test.slow();
  const { lastTitle } = await lengthen(page);
  await page.goto(links.communityDashboard());
  await hydrated(page);
  const { mostElements, pictures, farPictures } = await scrollThrough(page, {
    lastTitle,
    pxPerFrame: 200,
    idleMs: 20_000,
  });
  expect(farPictures).toEqual([]);
  expect(pictures).toBeGreaterThan(posts / 3);
  expect(mostElements).toBeLessThan(3_000);
});

for (const [name, place] of [
  ['popular posts', links.communityPopular()],
  ['the board', links.communityDashboard()],
  ['questions', links.communityQna()],
] as const) {
  test(`[COM-01] only pictures near the viewport are requested before one scrolls: ${name}`, async ({ page }) => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      const picture = /\/img\/[^/]+/.exec(request.url())?.[0];
      if (picture && request.resourceType() === 'image') requested.add(picture);
    });
    await page.goto(place);
    await hydrated(page);
    await quiet(page);
    // The pictures of the first rows are in the HTML, whatever the height of the screen. A further post may have the same
    // picture, which is then shown without a request.
    const far = await page.evaluate((first) => {
      const pictures = [...document.querySelectorAll('main ol > li')].flatMap((row, place) =>
        [...row.querySelectorAll('img')].map((image) => ({
          src: image.src,
          isNear: place < first || image.getBoundingClientRect().top <= window.innerHeight * 1.5,
        })),
      );
      const near = pictures.filter(({ isNear }) => isNear).map(({ src }) => src);
      return pictures.map(({ src }) => src).filter((src) => !near.includes(src));
    }, rowsInHtml);
    expect(far).toEqual([]);
    const near = await page.locator('main img').count();
    expect(requested.size).toBeLessThanOrEqual(near);

    // Several posts may have the same picture.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, window.innerHeight));
      expect(requested.size).toBeGreaterThan(near);
    }).toPass({ timeout: 15_000 });
    const picturesInSight = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLImageElement>('main li img')].filter((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight && image.complete && image.naturalWidth > 0;
          }).length,
      );
    await expect.poll(picturesInSight).toBeGreaterThan(0);
  });
}
