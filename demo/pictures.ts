import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Picture {
  name: string;
  kind: string;
  /** Its dominant colour. */
  color: string;
}

const index = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures/index.json'), 'utf8')) as Picture[];
const byName = new Map(index.map((picture) => [picture.name, picture]));
const byKind = Map.groupBy(index, ({ kind }) => kind);

/** The address at which the edge serves it, without the width. */
const addressOf = (name: string): string => `/img/${name}`;

export function pictureNamed(name: string): { imageUrl: string; color: string } {
  const picture = byName.get(name);
  if (!picture) throw new Error(`There is no picture '${name}'`);
  return { imageUrl: addressOf(name), color: picture.color };
}

export function picturesOfKind(kind: string): string[] {
  const pictures = byKind.get(kind);
  if (!pictures) throw new Error(`There is no picture of kind '${kind}'`);
  return pictures.map(({ name }) => addressOf(name));
}
