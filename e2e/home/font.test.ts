import { links } from '@jangteo/contract/links';
import type { Page, Response } from 'playwright/test';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { wholeFont } from '../harness/whole-font.ts';

declare global {
  /** The number of the document's faces at each frame in which it had changed. */
  var facesInTurn: number[];
}

function countFaces(): void {
  globalThis.facesInTurn = [];
  const count = () => {
    if (document.fonts.size !== globalThis.facesInTurn.at(-1)) globalThis.facesInTurn.push(document.fonts.size);
    requestAnimationFrame(count);
  };
  document.addEventListener('DOMContentLoaded', count);
}

type Ranges = (character: string) => boolean;

/** `U+AC19, U+AC1D-AC20`, and more of the same kind. */
function rangesOf(unicodeRanges: string[]): Ranges {
  const ranges = unicodeRanges
    .flatMap((unicodeRange) => unicodeRange.split(','))
    .map((range) => range.trim().slice('U+'.length).split('-'))
    .map((ends) => ends.map((end) => Number.parseInt(end, 16)));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = from]) => from <= code && code <= to);
  };
}

/** Whether a group of the rest of the font has a character. */
async function restOfFont(sheet: Promise<Response>): Promise<Ranges> {
  const css = await (await sheet).text();
  return rangesOf([...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, range = '']) => range));
}

/** Whether a group in use has a character. */
async function groupsInUse(page: Page): Promise<Ranges> {
  const ranges = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Pretendard Variable')).map((face) => face.unicodeRange),
  );
  return rangesOf(ranges.filter((range) => range !== 'U+0-10FFFF'));
}

/** The groups of characters that the page has requested. */
function watchGroups(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, group] = /\/fonts\/(rest-.+\.woff2)$/.exec(request.url()) ?? [];
    if (group) requested.push(group);
  });
  return requested;
}

test('the groups of the font that the page needs take effect together, and no other has a part in its layout', async ({
  page,
}) => {
  await page.addInitScript(countFaces);
  const requested = watchGroups(page);
  const sheet = page.waitForResponse(/\/fonts\/rest\..+\.css$/);
  await page.goto(links.home());
  await hydrated(page);
  await wholeFont(page);
  const [own = 0, ...later] = await page.evaluate(() => globalThis.facesInTurn);
  expect(requested.length).toBeGreaterThan(0);
  expect(new Set(requested).size).toBe(requested.length);
  expect(later).toEqual([own + requested.length]);

  const isInRest = await restOfFont(sheet);
  const text = (await page.locator('main').textContent()) ?? '';
  const rare = [...new Set(text)].filter(isInRest);
  const isInUse = await groupsInUse(page);
  expect(rare.length).toBeGreaterThan(20);
  expect(rare.filter(isInUse)).toEqual(rare);
});

test('characters of the next page, and those that a visitor writes, complete the font later', async ({ page }) => {
  const requested = watchGroups(page);
  await page.goto(links.home());
  await hydrated(page);
  await wholeFont(page);
  const atFirst = { requested: requested.length, faces: await page.evaluate(() => document.fonts.size) };
  const areInUse = async () => {
    const missing = async () => {
      const faces = await page.evaluate(() => document.fonts.size);
      return requested.length - atFirst.requested - (faces - atFirst.faces);
    };
    await expect.poll(missing).toBe(0);
    expect(new Set(requested).size).toBe(requested.length);
  };

  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect.poll(() => requested.length).toBeGreaterThan(atFirst.requested);
  await areInUse();

  await page.getByRole('link', { name: '검색' }).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeVisible();
  await field.fill('뷁');
  await expect.poll(async () => (await groupsInUse(page))('뷁')).toBe(true);
  await areInUse();
});

test('a group that cannot be loaded is left to the device’s own font, and not asked for again at once', async ({
  page,
  noise,
}) => {
  noise.expect(/Failed to load resource|net::ERR_FAILED/);
  const requested = watchGroups(page);
  let broken = '';
  await page.route(/\/fonts\/rest-.+\.woff2$/, (route) => {
    broken ||= route.request().url();
    return route.request().url() === broken ? route.abort() : route.continue();
  });
  await page.goto(links.home());
  await hydrated(page);
  await expect.poll(async () => (await page.evaluate(() => document.fonts.size)) > 25).toBe(true);
  // The countdowns of the home page change its text every second.
  await page.waitForTimeout(5_000);
  expect(requested.filter((group) => broken.endsWith(group))).toHaveLength(1);
});
