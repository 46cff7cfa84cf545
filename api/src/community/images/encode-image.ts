import { pictureWidths, shareSize } from '@jangteo/contract/pictures';
import sharp from 'sharp';
import { ApiError } from '../../platform/errors.ts';
import { formatOf } from './image-format.ts';
import { oneByOne } from './one-by-one.ts';

/** No larger one is asked for. */
const widest = Math.max(...pictureWidths);
/** Higher than that, it is no picture to look at; and formats have their limits. */
const mostHeightPerWidth = 3;
const mostPixels = 25_000_000;

export interface EncodedImage {
  width: number;
  height: number;
  /** What all sizes are made of, each when it is first asked for. */
  master: Buffer;
}

/** Pictures take a processor for a tenth of a second each; what waits longer than a few seconds is refused. */
export const inTurn = oneByOne({ waiting: 32 });

const tooLarge = () =>
  new ApiError('outOfRange', { status: 413, message: '사진이 너무 커요. 2,500만 화소까지 올릴 수 있어요.' });
const unreadable = () => new ApiError('unsupported', { status: 415, message: '읽을 수 없는 사진이에요.' });

/**
 * Reads a picture for what its bytes say it is, and makes it anew: turned as the camera was held, and without anything
 * that was written beside the picture, such as where it was taken.
 */
export async function encodeImage(sent: Buffer): Promise<EncodedImage> {
  const format = formatOf(sent);
  if (!format) throw unreadable();
  const picture = sharp(sent, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true });
  const known = await picture.metadata().catch(asRefusal);
  if (known.width * known.height > mostPixels) throw tooLarge();
  const { data, info } = await picture
    .resize({ width: widest, height: widest * mostHeightPerWidth, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 4 })
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
  throw String(error).includes('pixel limit') ? tooLarge() : unreadable();
}
