import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageIds, wholeFontMark } from '@jangteo/contract/release';
import type { Page } from 'playwright/test';
import { fontFile, fontFolder } from './font-files.ts';

const faces = readFileSync(path.join(fontFolder, fontFile('faces')), 'utf8');
/** The characters of the first view's group: a document that asks for it at once does not name them. */
const [, coreRange = ''] = /unicode-range:([^;}]+)/.exec(faces) ?? [];

/**
 * Resolves when the text is set in the whole font. Until then a device breaks lines by its own Korean font, and a machine
 * that has none breaks them elsewhere, and shows nothing in their place.
 */
export async function wholeFont(page: Page): Promise<void> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, wholeFontMark);
  // Also for what has come since then.
  await page.waitForFunction(isWhole, { rootId: pageIds.root, coreRange }, { polling: 100 });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

/** Runs in the page. Whether the groups of the font that are in use have each Korean syllable of the text. */
function isWhole({ rootId, coreRange }: { rootId: string; coreRange: string }): boolean {
  const ranges = [...document.fonts]
    .filter(({ family, status }) => family.includes('Pretendard Variable') && status === 'loaded')
    .map(({ unicodeRange }) => (unicodeRange.includes('10FFFF') ? coreRange : unicodeRange))
    .join()
    .replaceAll('U+', '')
    .replace(/[\da-f]+/gi, '\\u{$&}')
    .replace(/[\s,]/g, '');
  const root = document.getElementById(rootId);
  const fields = root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  const text = [root?.textContent, ...Array.from(fields, ({ value, placeholder }) => value || placeholder)].join('');
  const syllables = text.match(/[가-힣]/g)?.join('') ?? '';
  return new RegExp(`^[${ranges}]*$`, 'u').test(syllables);
}
