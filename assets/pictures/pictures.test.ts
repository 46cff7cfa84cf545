import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { items } from './items.ts';
import { pictures } from './pictures.ts';

const folder = path.resolve(__dirname, '../../demo/pictures');
const fileOf = ({ name, shape }: (typeof pictures)[number]) => `${name}.${shape}.avif`;
const masters = pictures.map(fileOf);
const drawingsIn = (room: string) =>
  readdirSync(path.join(__dirname, 'art', room))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${room}/${file.replace('.svg', '')}`);

test('the index lists the tables’ pictures, each name once', () => {
  const index: unknown = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  expect(index).toEqual(pictures.map(({ name, kind, color }) => ({ name, kind, color })));
  expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length);
});

test('every picture has its master, and there are no other files: `pnpm pictures` if not', () => {
  expect(readdirSync(folder).sort()).toEqual([...masters, 'index.json'].sort());
});

test('every picture can be painted: its table names existing items, papers, arrangements and strokes', () => {
  for (const picture of pictures) expect(picture.scene().layers.length).toBeGreaterThan(0);
});

test('masters are as large as the edge expects, and weigh little: 8 MB in all, 8 KB for a product in a list', async () => {
  const total = masters.map((file) => statSync(path.join(folder, file)).size).reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(8 * 2 ** 20);
  for (const file of masters.filter((_, position) => position % 25 === 0)) {
    const { width, height } = await sharp(path.join(folder, file)).metadata();
    expect([file, width, height]).toEqual([file, 1220, 640]);
    const listed = await sharp(path.join(folder, file)).resize(320, 320).avif({ quality: 46, effort: 2 }).toBuffer();
    expect([file, listed.length < 8 * 2 ** 10]).toEqual([file, true]);
  }
});

test('every kind has at least three different pictures', () => {
  const shots = Map.groupBy(
    pictures.filter(({ shape }) => shape === 'square'),
    ({ kind }) => kind,
  );
  expect([...shots].filter(([, taken]) => taken.length < 3).map(([kind]) => kind)).toEqual([]);
});

test('every drawing is used by a table', () => {
  const used = new Set(items.map(({ art }) => art));
  expect([...drawingsIn('fluent'), ...drawingsIn('drawn')].filter((art) => !used.has(art))).toEqual([]);
});
