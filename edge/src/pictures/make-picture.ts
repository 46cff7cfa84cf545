import { shareSize } from '@jangteo/contract/pictures';
import sharp from 'sharp';

/**
 * A master is 640 px high, with room on both sides: the square or wide picture is cut from its middle, and the whole
 * master is the share picture. Its file's name says which: `apple-1.square.avif`.
 */
export const shapes = {
  square: { widest: 640, ratio: 1 },
  wide: { widest: 960, ratio: 16 / 9 },
} as const;
export type Shape = keyof typeof shapes;

/** A master has less than a million. */
const mostPixels = 4_000_000;

// One thread for each picture: the other cores render pages.
sharp.concurrency(1);
sharp.cache(false);

/** @param file A name that filesFor returns: `320.avif`, `share.jpg`. */
export function makePicture(master: string, shape: Shape, file: string): Promise<Buffer> {
  const picture = sharp(master, { limitInputPixels: mostPixels, failOn: 'error' });
  if (file === 'share.jpg') return picture.resize(shareSize).jpeg({ quality: 62, mozjpeg: true }).toBuffer();
  const width = Number.parseInt(file, 10);
  const sized = picture.resize({ width, height: Math.round(width / shapes[shape].ratio) });
  return file.endsWith('.avif')
    ? sized.avif({ quality: 46, effort: 2 }).toBuffer()
    : sized.webp({ quality: 68, effort: 4 }).toBuffer();
}
