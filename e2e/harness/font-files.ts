import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../places.ts';

export const fontFolder = path.join(projectRoot, 'shared/ui/assets/fonts');

/** The first view's group of characters, and the style sheet of all groups: their names have a hash. */
const wanted = { core: /^core\..+\.woff2$/, faces: /^faces\..+\.css$/ };

export function fontFile(kind: keyof typeof wanted): string {
  const file = readdirSync(fontFolder).find((name) => wanted[kind].test(name));
  if (!file) throw new Error(`The font has no file for '${kind}'`);
  return file;
}
