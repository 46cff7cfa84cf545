import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filesOf, shareCanvas, shareFile } from './files.ts';
import type { IndexEntry } from './picture.ts';
import { pictures } from './pictures.ts';
import { things } from './things.ts';

const folder = path.resolve(__dirname, '../../demo/pictures');
const index: IndexEntry[] = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
const fileOf = (name: string, file: string) => path.join(folder, name, file);
const sizeOf = (name: string, file: string) => statSync(fileOf(name, file)).size;

test('the index lists what the studio takes, each name once', () => {
  expect(index).toEqual(pictures.map(({ scene: _, ...entry }) => entry));
  expect(new Set(index.map(({ name }) => name)).size).toBe(index.length);
});

test('every picture is there in every width and format: `pnpm pictures` if not', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(index.map(({ name }) => name).sort());
  for (const entry of index) {
    expect([entry.name, ...readdirSync(path.join(folder, entry.name)).sort()]).toEqual([
      entry.name,
      ...filesOf(entry).sort(),
    ]);
  }
});

test('files are as wide as their names say', async () => {
  for (const entry of index.filter((_, position) => position % 25 === 0)) {
    for (const file of filesOf(entry)) {
      const { width, height } = await sharp(fileOf(entry.name, file)).metadata();
      const wanted = file === shareFile ? shareCanvas.width : Number.parseInt(file, 10);
      expect([entry.name, file, width]).toEqual([entry.name, file, wanted]);
      if (!entry.wide && file !== shareFile) expect(height).toBe(width);
    }
  }
});

test('they weigh little: 25 MB in all, 8 KB for a product in a list', () => {
  const total = index.flatMap((entry) => filesOf(entry).map((file) => sizeOf(entry.name, file)));
  expect(total.reduce((sum, size) => sum + size, 0)).toBeLessThan(25 * 2 ** 20);
  const listed = index.filter(({ wide }) => !wide).map(({ name }) => ({ name, size: sizeOf(name, '320.avif') }));
  expect(listed.filter(({ size }) => size > 8 * 2 ** 10)).toEqual([]);
});

test('every kind is seen in at least three ways', () => {
  const shots = Map.groupBy(
    index.filter(({ wide }) => !wide),
    ({ kind }) => kind,
  );
  expect([...shots].filter(([, taken]) => taken.length < 3).map(([kind]) => kind)).toEqual([]);
});

test('no art lies unused beside the studio', () => {
  const used = new Set(Object.values(things).map(({ art }) => art));
  const files = readdirSync(path.join(__dirname, 'art/fluent')).filter((file) => file.endsWith('.svg'));
  expect(files.map((file) => file.replace('.svg', '')).filter((art) => !used.has(art))).toEqual([]);
});
