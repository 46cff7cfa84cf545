import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the first view needs at once. Kept as a file so that it changes when asked to, not with every text. */
const listFile = fileURLToPath(new URL('core-characters.txt', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Words of the interface are on every page; the market's own words decide about the rest by how often they occur. */
export const interfaceSources = '{host,remote-shop,shared/ui}/src/**/*.{ts,tsx}';
export const marketSources = 'api/demo/catalogue/**/*.ts';

const syllables = 365;
const ascii = Array.from({ length: 95 }, (_, step) => String.fromCodePoint(32 + step)).join('');
const signs = '₩·…–—‘’“”×→←↑↓▲▼★☆℃~•©／「」①②③';

export function coreCharacters(): string {
  return readFileSync(listFile, 'utf8').replaceAll('\n', '');
}

/** Writes the file's text anew from what the sources say today. */
export async function chooseCoreCharacters(): Promise<string> {
  const counts = await countSyllables(marketSources);
  for (const [syllable, count] of await countSyllables(interfaceSources)) {
    counts.set(syllable, (counts.get(syllable) ?? 0) + count + 1000);
  }
  const chosen = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).slice(0, syllables);
  const hangul = chosen.map(([syllable]) => syllable).sort();
  return `${ascii}\n${signs}\n${hangul.join('')}\n`;
}

async function countSyllables(sources: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const file of glob(sources, { cwd: root, exclude: (name) => /\.test\.tsx?$/.test(name) })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const syllable of text.match(/[가-힣]/g) ?? []) counts.set(syllable, (counts.get(syllable) ?? 0) + 1);
  }
  return counts;
}

export { listFile as coreCharactersFile };
