import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { light } from './lighting.ts';
import { recolour } from './recolour.ts';
import { type Thing, type ThingName, things } from './things.ts';

/** A thing cut out, lit, and trimmed to its edges. */
export interface Sprite {
  pixels: Buffer;
  width: number;
  height: number;
}

const side = 640;
const cut = new Map<ThingName, Promise<Sprite>>();

export function spriteOf(name: ThingName): Promise<Sprite> {
  const known = cut.get(name) ?? cutOut(things[name]);
  cut.set(name, known);
  return known;
}

async function cutOut({ art, recolour: rules }: Thing): Promise<Sprite> {
  const drawn = art.startsWith('<svg');
  const svg = drawn ? Buffer.from(art) : await readFile(new URL(`art/fluent/${art}.svg`, import.meta.url));
  const unitsPerSide = drawn ? 320 : 32;
  const { data, info } = await sharp(svg, { density: (72 * side) / unitsPerSide })
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .ensureAlpha()
    .trim({ background: '#00000000', threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (rules) recolour(data, rules);
  await light(data, info.width, info.height);
  return { pixels: data, width: info.width, height: info.height };
}
