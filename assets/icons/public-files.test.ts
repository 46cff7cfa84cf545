import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const publicFolder = path.resolve(__dirname, '../../host/public');
const manifest: { icons: { src: string; sizes: string }[] } = JSON.parse(
  readFileSync(path.join(publicFolder, 'manifest.webmanifest'), 'utf8'),
);

test.each(manifest.icons)('the manifest names $src, which has that size', async ({ src, sizes }) => {
  const { width, height } = await sharp(path.join(publicFolder, src)).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test('the share picture has the size that chat apps show whole', async () => {
  const { width, height, format } = await sharp(path.join(publicFolder, 'icons/share-default.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});

test('the files that every page links exist', () => {
  for (const file of ['favicon.ico', 'icons/apple-touch-icon.png']) {
    expect(existsSync(path.join(publicFolder, file))).toBe(true);
  }
});
