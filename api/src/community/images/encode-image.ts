import { pictureWidths, shareSize } from '@jangteo/contract/pictures';
import sharp from 'sharp';
import { formatOf } from './image-format.ts';
import { PictureRefusal } from './picture-refusal.ts';

/** No larger one is asked for. */
const widest = Math.max(...pictureWidths);
/** Higher than that, it is no picture to look at; and formats have their limits. */
const mostHeightPerWidth = 3;
const mostPixels = 25_000_000;
/** Longer than any panorama of so many pixels; a line of one pixel's height costs more than it shows. */
const longestSide = 12_000;
const longestSeconds = 5;

export interface EncodedImage {
  width: number;
  height: number;
  /** What all sizes are made of, each when it is first asked for. */
  master: Buffer;
}

/**
 * Reads a picture for what its bytes say it is, and makes it anew: turned as the camera was held, and without anything
 * that was written beside the picture, such as where it was taken.
 */
export async function encodeImage(sent: Buffer): Promise<EncodedImage> {
  const format = formatOf(sent);
  if (!format) throw new PictureRefusal('unreadable');
  const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
  const known = await picture.metadata().catch(asRefusal);
  if (known.width * known.height > mostPixels) throw new PictureRefusal('tooLarge');
  if (Math.max(known.width, known.height) > longestSide) throw new PictureRefusal('tooLong');
  const { data, info } = await picture
    .resize({ width: widest, height: widest * mostHeightPerWidth, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 4 })
    .timeout({ seconds: longestSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch(asRefusal);
  return { width: info.width, height: info.height, master: data };
}

/** @param file What the edge asks for: `320.avif`, `share.jpg`. */
export function makeSize(master: Buffer, file: string): Promise<Buffer> {
  const picture = sharp(master, { limitInputPixels: mostPixels });
  if (file === 'share.jpg') return picture.resize(shareSize).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
  const sized = picture.resize({ width: Number.parseInt(file, 10), withoutEnlargement: true });
  return file.endsWith('.avif')
    ? sized.avif({ quality: 50, effort: 2 }).toBuffer()
    : sized.webp({ quality: 72, effort: 4 }).toBuffer();
}

function asRefusal(error: unknown): never {
  if (/timeout/.test(String(error))) throw new PictureRefusal('tooSlow');
  throw new PictureRefusal(String(error).includes('pixel limit') ? 'tooLarge' : 'unreadable');
}
