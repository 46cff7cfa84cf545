import { pictureWidths, shareSize } from '@jangteo/contract/pictures';
import sharp from 'sharp';
import { formatOf } from './image-format.ts';
import { PictureRefusal } from './picture-refusal.ts';

/** The largest size that the edge requests. */
const widest = Math.max(...pictureWidths);
/** A higher picture cannot be viewed sensibly, and image formats have their limits. */
const mostHeightPerWidth = 3;
const mostPixels = 25_000_000;
/** Longer than any panorama of that many pixels; a line one pixel high is expensive to decode. */
const longestSide = 12_000;
const longestSeconds = 5;

export interface EncodedImage {
  width: number;
  height: number;
  /** The file from which each size is made when it is first requested. */
  master: Buffer;
}

/**
 * Decodes a picture by its actual format and encodes it anew: turned upright, and without metadata such as the place
 * where it was taken.
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

/** @param file The file that the edge requests: `320.avif`, `share.jpg`. */
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
