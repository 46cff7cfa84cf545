import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import { coreCharacters } from '../../assets/fonts/core-characters.ts';
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

/** Of these characters, those that a group in use is said to have. */
function hasFaces(characters: string[]): string[] {
  const numberOf = (hexadecimal: string) => Number.parseInt(hexadecimal, 16);
  const ranges = [...document.fonts]
    .filter(({ family, unicodeRange }) => family.includes('Pretendard Variable') && unicodeRange !== 'U+0-10FFFF')
    .flatMap(({ unicodeRange }) => unicodeRange.split(','))
    .map((range) => range.trim().replace('U+', '').split('-').map(numberOf));
  return characters.filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = from]) => from <= code && code <= to);
  });
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
  await page.goto(links.home());
  await hydrated(page);
  await wholeFont(page);
  const [own = 0, ...later] = await page.evaluate(() => globalThis.facesInTurn);
  expect(requested.length).toBeGreaterThan(0);
  expect(new Set(requested).size).toBe(requested.length);
  expect(later).toEqual([own + requested.length]);

  const core = coreCharacters();
  const text = (await page.locator('main').textContent()) ?? '';
  const others = [...new Set(text)].filter((character) => /[가-힣]/.test(character) && !core.includes(character));
  expect(others.length).toBeGreaterThan(20);
  expect(await page.evaluate(hasFaces, others)).toEqual(others);
});

test('characters of the next page, and those that a visitor writes, complete the font later', async ({ page }) => {
  const requested = watchGroups(page);
  await page.goto(links.home());
  await hydrated(page);
  await wholeFont(page);
  const atFirst = { requested: requested.length, faces: await page.evaluate(() => document.fonts.size) };
  const areInUse = async () => {
    expect(new Set(requested).size).toBe(requested.length);
    const added = requested.length - atFirst.requested;
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBe(atFirst.faces + added);
  };

  await mainMenu(page).getByRole('link', { name: '커뮤니티' }).click();
  await expect.poll(() => requested.length).toBeGreaterThan(atFirst.requested);
  await areInUse();

  await page.getByRole('link', { name: '검색' }).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeVisible();
  await field.fill('뷁');
  await expect.poll(() => page.evaluate(hasFaces, ['뷁'])).toEqual(['뷁']);
  await areInUse();
});
