/** `pnpm icons`: renders the mark for browsers, home screens and shared links. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readArguments } from '../../build/run-command.ts';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { icoOf } from './ico.ts';
import { tile, wordMark } from './mark.ts';

readArguments(parseArgs);

const publicFolder = inProject('host/public');
const icons = path.join(publicFolder, 'icons');
const rounded = tile({ radius: 15 });
const square = tile({ radius: 0, scale: 0.92 });
/** Systems may cut a maskable icon down to the circle of 80% of its width. */
const maskable = tile({ radius: 0, scale: 0.72 });

await mkdir(icons, { recursive: true });
await writeFile(path.join(icons, 'favicon.svg'), `${rounded}\n`);
await writeFile(path.join(icons, 'word-mark.svg'), `${wordMark}\n`);
await writePng('apple-touch-icon', square, 180);
for (const size of [192, 512]) {
  await writePng(`icon-${size}`, rounded, size);
  await writePng(`icon-maskable-${size}`, maskable, size);
}
const favicons = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(rounded, size) })));
await writeFile(path.join(publicFolder, 'favicon.ico'), icoOf(favicons));
await writeSharePicture();

async function writePng(name: string, svg: string, size: number): Promise<void> {
  await writeFile(path.join(icons, `${name}.png`), await png(svg, size));
}

function png(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size * 4) / 64;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48 })
    .toBuffer();
}

/** The share picture of pages that have none of their own. */
async function writeSharePicture(): Promise<void> {
  const stall = inProject('demo/pictures/banner-market.wide.avif');
  const mark = await sharp(Buffer.from(wordMark), { density: 400 }).resize({ width: 420 }).png().toBuffer();
  await sharp(stall)
    .resize({ width: 1200, height: 630 })
    .composite([{ input: mark, left: 110, top: 230 }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(icons, 'share-default.jpg'));
}
