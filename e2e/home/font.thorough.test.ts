import { links } from '@jangteo/contract/links';
import { hydratedMark } from '@jangteo/contract/release';
import type { Page, Response } from 'playwright/test';
import { Gate, scripts } from '../harness/gate.ts';
import { hydrated } from '../harness/hydrated.ts';
import { mainMenu } from '../harness/landmarks.ts';
import { expect, test } from '../harness/test.ts';
import { groupsInUse, type Ranges, rangesOf, wholeFont } from '../harness/whole-font.ts';

test.use({ knowsFont: false });

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

/** Whether a group of the font has a character. */
async function allGroups(sheet: Promise<Response>): Promise<Ranges> {
  const css = await (await sheet).text();
  return rangesOf([...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, range = '']) => range));
}

/** The groups of characters that the page has requested. */
function watchGroups(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, group] = /\/fonts\/(.+\.woff2)$/.exec(request.url()) ?? [];
    if (group) requested.push(group);
  });
  return requested;
}

test('the groups of the font that the page needs take effect together, and no other has a part in its layout', async ({
  page,
}) => {
  await page.addInitScript(countFaces);
  const requested = watchGroups(page);
  const sheet = page.waitForResponse(/\/fonts\/faces\..+\.css$/);
  await page.goto(links.home());
  await hydrated(page);
  await wholeFont(page);
  const [own = 0, ...later] = await page.evaluate(() => globalThis.facesInTurn);
  expect(requested.length).toBeGreaterThan(0);
  expect(new Set(requested).size).toBe(requested.length);
  expect(later).toEqual([own + requested.length]);

  const isInFont = await allGroups(sheet);
  const text = (await page.locator('main').textContent()) ?? '';
  const characters = [...new Set(text)].filter(isInFont);
  const isInUse = await groupsInUse(page);
  expect(characters.length).toBeGreaterThan(300);
  expect(characters.filter(isInUse)).toEqual(characters);
});

test('a first visit requests no font before the page is hydrated; a later one that of the first view, which is used once', async ({
  page,
}) => {
  const requested = watchGroups(page);
  await page.goto(links.home());
  await hydrated(page);
  const ofFirstVisit = await page.evaluate((mark) => {
    const hydratedAt = performance.getEntriesByName(mark)[0]?.startTime ?? 0;
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fonts/'));
    return fonts.filter(({ startTime }) => startTime < hydratedAt).length;
  }, hydratedMark);
  expect(ofFirstVisit).toBe(0);
  await wholeFont(page);
  expect(requested).toContainEqual(expect.stringMatching(/^core\./));

  requested.length = 0;
  const gate = await Gate.before(page, scripts);
  await page.goto(links.home(), { waitUntil: 'commit' });
  await expect.poll(() => requested).toEqual([expect.stringMatching(/^core\./)]);
  await expect.poll(async () => (await groupsInUse(page))('시')).toBe(true);
  gate.open();
  await wholeFont(page);
  const faces = await page.evaluate(
    () => [...document.fonts].filter(({ family }) => family.includes('Pretendard Variable')).length,
  );
  expect(requested.length).toBeGreaterThan(1);
  expect(faces).toBe(requested.length);
});

test('characters of the next page, those that a visitor writes, and those of a field’s hint complete the font later', async ({
  page,
}) => {
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

  const ofNextPage = '쀍';
  expect((await groupsInUse(page))(ofNextPage)).toBe(false);
  await page.route('**/api/v1/community/popular?*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const [first, ...others] = data.list;
    await route.fulfill({
      response,
      json: { ...rest, data: { ...data, list: [{ ...first, title: ofNextPage }, ...others] } },
    });
  });
  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect.poll(async () => (await groupsInUse(page))(ofNextPage)).toBe(true);
  expect(requested.length).toBeGreaterThan(atFirst.requested);
  await areInUse();

  await page.getByRole('link', { name: '검색' }).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeVisible();
  await field.fill('뷁');
  await expect.poll(async () => (await groupsInUse(page))('뷁')).toBe(true);
  await areInUse();

  const hint = '갎';
  expect((await groupsInUse(page))(hint)).toBe(false);
  await field.evaluate((input: HTMLInputElement, text) => input.setAttribute('placeholder', text), hint);
  await field.clear();
  await expect.poll(async () => (await groupsInUse(page))(hint)).toBe(true);
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
