import { pictureWidths, shareSize } from '@jangteo/contract/pictures';
import sharp from 'sharp';
import { ApiError } from '../../platform/errors.ts';
import { formatOf } from './image-format.ts';
import { takeTurns } from './take-turns.ts';

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

/** Most pictures take a processor for a tenth of a second; what would wait for seconds is refused. */
export const inTurn = takeTurns({ atOnce: 2, waiting: 32 });

const tooLarge = () =>
  new ApiError('outOfRange', { status: 413, message: '사진이 너무 커요. 2,500만 화소까지 올릴 수 있어요.' });
const tooLong = () =>
  new ApiError('outOfRange', {
    status: 413,
    message: '사진이 너무 길어요. 한 변이 12,000픽셀까지인 사진을 올려 주세요.',
  });
const tooSlow = () =>
  new ApiError('outOfRange', {
    status: 413,
    message: '사진을 처리하는 데 너무 오래 걸려요. 크기를 줄여서 올려 주세요.',
  });
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
  if (Math.max(known.width, known.height) > longestSide) throw tooLong();
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
  if (/timeout/.test(String(error))) throw tooSlow();
  throw String(error).includes('pixel limit') ? tooLarge() : unreadable();
}
