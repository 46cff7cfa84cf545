import { pictureWidths } from '@jangteo/contract/pictures';

/** The file from which the others are encoded. */
export const masterFile = 'master.webp';

/** The files that are made of a master when they are first requested. */
export const madeFiles: ReadonlySet<string> = new Set([
  ...pictureWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  'share.jpg',
]);

/** A file's key in the object store. */
export const keyOf = (name: string, file: string): string => `${name}/${file}`;
