import { pictureWidths } from '@jangteo/contract/pictures';
import { accepts } from '../negotiation.ts';

const widths = pictureWidths.map(String);

/**
 * Candidate files in order of preference. Every browser shows WebP; AVIF is a third smaller where it is supported. A
 * picture that is too small is served at its full width.
 */
export function filesFor(size: string, accept: string | undefined): string[] {
  if (size === 'share') return ['share.jpg'];
  const formats = accepts(accept, 'image/avif') ? ['avif', 'webp'] : ['webp'];
  return widths
    .slice(0, widths.indexOf(size) + 1)
    .reverse()
    .flatMap((width) => formats.map((format) => `${width}.${format}`));
}
