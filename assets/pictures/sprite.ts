import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Item, itemNamed } from './items.ts';
import { light } from './lighting.ts';
import { recolour } from './recolour.ts';

/** An item cut out, lit, and trimmed to its edges. */
export interface Sprite {
  pixels: Buffer;
  width: number;
  height: number;
}

const side = 640;
const cut = new Map<string, Promise<Sprite>>();

export function spriteOf(name: string): Promise<Sprite> {
  const known = cut.get(name) ?? cutOut(itemNamed(name));
  cut.set(name, known);
  return known;
}

async function cutOut({ art, recolours }: Item): Promise<Sprite> {
  const svg = await readFile(new URL(`art/${art}.svg`, import.meta.url));
  const unitsPerSide = art.startsWith('drawn/') ? 320 : 32;
  const { data, info } = await sharp(svg, { density: (72 * side) / unitsPerSide })
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .ensureAlpha()
    .trim({ background: '#00000000', threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (recolours.length > 0) recolour(data, recolours);
  await light(data, info.width, info.height);
  return { pixels: data, width: info.width, height: info.height };
}
