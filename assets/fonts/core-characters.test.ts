import { globSync, readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { coreCharacters, interfaceSources, marketSources } from './core-characters.ts';

const root = path.resolve(__dirname, '../..');
const fonts = path.join(root, 'shared/ui/assets/fonts');

function syllablesIn(sources: string): string[] {
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/[가-힣]/g) ?? []);
}

function coverage(syllables: string[]): number {
  const core = new Set(coreCharacters());
  return syllables.filter((syllable) => core.has(syllable)).length / syllables.length;
}

test('the core font sets the words of the home page and its shell: `pnpm fonts --recount` if not', () => {
  const syllables = syllablesIn(interfaceSources);
  expect(syllables.length).toBeGreaterThan(100);
  expect(coverage(syllables)).toBeGreaterThan(0.99);
});

test('the core font has every syllable of the welcome page, where nothing may move', () => {
  const core = new Set(coreCharacters());
  const syllables = syllablesIn('remote-auth/src/welcome/*.tsx');
  expect(syllables.length).toBeGreaterThan(20);
  expect(syllables.filter((syllable) => !core.has(syllable))).toEqual([]);
});

test('the core font has nearly all syllables of the demo market', () => {
  const syllables = syllablesIn(marketSources);
  expect(syllables.length).toBeGreaterThan(1000);
  expect(coverage(syllables)).toBeGreaterThan(0.88);
});

test('the first view loads at most 60 KB of font', async () => {
  const files = (await readdir(fonts)).filter((file) => file.startsWith('core.'));
  expect(files).toHaveLength(1);
  expect((await stat(path.join(fonts, files[0] ?? ''))).size).toBeLessThanOrEqual(60_000);
});

test('the style sheet of the groups names just the files that lie beside it, the first view’s first', async () => {
  const files = await readdir(fonts);
  const sheet = files.find((file) => file.startsWith('faces.')) ?? '';
  const named = [...readFileSync(path.join(fonts, sheet), 'utf8').matchAll(/url\(([^)]+)\)/g)].map(([, file]) => file);
  expect(named[0]).toMatch(/^core\./);
  expect(named.sort()).toEqual(files.filter((file) => file.endsWith('.woff2')).sort());
});
