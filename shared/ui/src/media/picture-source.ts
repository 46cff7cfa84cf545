import { pictureWidths } from '@jangteo/contract/pictures';

interface PictureSource {
  src: string;
  srcSet?: string;
}

/** A picture of the market (`/img/apple-red-1`) comes in several widths; a full address is used as it is. */
export function pictureSource(base: string): PictureSource {
  if (!base.startsWith('/img/')) return { src: base };
  return { src: `${base}/640`, srcSet: pictureWidths.map((width) => `${base}/${width} ${width}w`).join(', ') };
}
