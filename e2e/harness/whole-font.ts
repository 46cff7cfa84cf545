import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageIds, wholeFontMark } from '@jangteo/contract/release';
import { expect, type Page } from 'playwright/test';
import { fontFile, fontFolder } from './font-files.ts';

/** Whether a group of the font has a character. */
export type Ranges = (character: string) => boolean;

const faces = readFileSync(path.join(fontFolder, fontFile('faces')), 'utf8');
/** The characters of the first view's group: a document that asks for it at once does not name them. */
const [, coreRange = ''] = /unicode-range:([^;}]+)/.exec(faces) ?? [];
const allCharacters = 'U+0-10FFFF';
/** As long as a test: what it waits for may come late on a busy machine. */
const wholeWithinMs = 60_000;

/**
 * Resolves when the text is set in the whole font. Until then a device breaks lines by its own Korean font, and a machine
 * that has none breaks them elsewhere, and shows nothing in their place.
 */
export async function wholeFont(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, wholeFontMark);
  // Also for what has come since then.
  await expect.poll(() => missingSyllables(page), { timeout: wholeWithinMs }).toEqual([]);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

/** The Korean syllables of the text that no group in use has. */
async function missingSyllables(page: Page): Promise<string[]> {
  const text = await page.evaluate((rootId) => {
    const root = document.getElementById(rootId);
    const fields = root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
    return [root?.textContent, ...Array.from(fields, ({ value, placeholder }) => value || placeholder)].join('');
  }, pageIds.root);
  const isInUse = await groupsInUse(page);
  return [...new Set(text.match(/[가-힣]/g))].filter((syllable) => !isInUse(syllable));
}

/** Whether a group in use has a character. */
export async function groupsInUse(page: Page): Promise<Ranges> {
  const ranges = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Pretendard Variable') && status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange),
  );
  return rangesOf(ranges.map((range) => (range === allCharacters ? coreRange : range)));
}

/** `U+AC19, U+AC1D-AC20`, and more of the same kind. */
export function rangesOf(unicodeRanges: string[]): Ranges {
  const ranges = unicodeRanges
    .flatMap((unicodeRange) => unicodeRange.split(','))
    .map((range) => range.trim().slice('U+'.length).split('-'))
    .map((ends) => ends.map((end) => Number.parseInt(end, 16)));
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from = 0, to = from]) => from <= code && code <= to);
  };
}
