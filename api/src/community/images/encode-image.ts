import sharp from 'sharp';
import { ApiError } from '../../platform/errors.ts';
import { formatOf } from './image-format.ts';

/** What the edge serves: a picture in its widths and formats, and one for shared links. */
const widths = [160, 320, 640, 960] as const;
const widest = 960;
/** Higher than that, it is no picture to look at; and formats have their limits. */
const mostHeightPerWidth = 3;
const mostPixels = 25_000_000;
const share = { width: 1200, height: 630 };

export interface EncodedImage {
  width: number;
  height: number;
  /** By the names under which they are asked for: `320.avif`. */
  files: { file: string; bytes: Buffer }[];
}

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
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(asRefusal);
  const { width, height, channels } = info;
  const read = () => sharp(data, { raw: { width, height, channels } });
  const files: EncodedImage['files'] = [];
  for (const edge of widths) {
    // Of a small picture its widest stands in.
    if (edge > width && edge !== widths[0]) continue;
    const sized = () => read().resize({ width: edge, withoutEnlargement: true });
    files.push(
      { file: `${edge}.avif`, bytes: await sized().avif({ quality: 50, effort: 3 }).toBuffer() },
      { file: `${edge}.webp`, bytes: await sized().webp({ quality: 72, effort: 4 }).toBuffer() },
    );
  }
  const shared = await read()
    .resize({ ...share, fit: 'cover' })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
  return { width, height, files: [...files, { file: 'share.jpg', bytes: shared }] };
}

function asRefusal(error: unknown): never {
  throw String(error).includes('pixel limit') ? tooLarge() : unreadable();
}
