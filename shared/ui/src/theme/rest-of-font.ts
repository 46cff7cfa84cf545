import { restOfFont, wholeFontFamily } from '../font.ts';
import { fontFolder } from './font-addresses.ts';

/**
 * Fetches the groups of the font's remaining characters that this text needs, and shows them all at once: each group that
 * arrives while the page uses its family lays out the whole page again.
 */
export async function loadRestOfFont(text: string): Promise<void> {
  await linkStyleSheet(fontFolder + restOfFont.file);
  // A group that cannot be fetched now is fetched again where a later page uses it.
  await document.fonts.load(`1em '${restOfFont.family}'`, text).catch(() => undefined);
  document.documentElement.style.setProperty('--jt-fonts-body', wholeFontFamily);
}

function linkStyleSheet(address: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  document.head.append(sheet);
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = () => resolve();
  });
}
