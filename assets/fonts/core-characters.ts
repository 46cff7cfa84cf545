import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The characters of the first view. Kept as a file so that the font changes on purpose, not with every text. */
const listFile = fileURLToPath(new URL('core-characters.txt', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The interface's syllables are all included; the market's own are chosen by their frequency. */
export const interfaceSources =
  '{host/src/layout,remote-auth/src/welcome,remote-shop/src/{home,products},shared/{page,ui}/src}/**/*.{ts,tsx}';
export const marketSources = 'demo/catalogue/**/*.ts';

const syllables = 387;
const ascii = Array.from({ length: 95 }, (_, step) => String.fromCodePoint(32 + step)).join('');
const signs = '₩·…–—‘’“”×→←↑↓▲▼★☆℃~•©／「」①②③';

export function coreCharacters(): string {
  return readFileSync(listFile, 'utf8').replaceAll('\n', '');
}

/** The file's content, chosen by today's sources and by the given pages of a running market. */
export async function chooseCoreCharacters(pages: string[]): Promise<string> {
  const counts = new Map<string, number>();
  const add = (text: string, worth: number) => {
    for (const syllable of text.match(/[가-힣]/g) ?? []) counts.set(syllable, (counts.get(syllable) ?? 0) + worth);
  };
  add(await textOf(marketSources), 1);
  for (const page of pages) add(await (await fetch(page)).text(), 1);
  for (const syllable of new Set(await textOf(interfaceSources))) add(syllable, Number.MAX_SAFE_INTEGER / 2);
  const chosen = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).slice(0, syllables);
  const hangul = chosen.map(([syllable]) => syllable).sort();
  return `${ascii}\n${signs}\n${hangul.join('')}\n`;
}

async function textOf(sources: string): Promise<string> {
  let text = '';
  for await (const file of glob(sources, { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) })) {
    text += await readFile(join(root, file), 'utf8');
  }
  return text;
}

export { listFile as coreCharactersFile };
