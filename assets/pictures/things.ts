import { readTable } from '../../demo/table.ts';
import type { Recolour } from './recolour.ts';
import { things as table } from './tables/things.ts';

export interface Thing {
  name: string;
  /** A drawing below art/, without its ending. */
  art: string;
  /** Beside other things and in containers: 1 is an apple. */
  bulk: number;
  /** Bowls, jars and plants never lean. */
  upright: boolean;
  recolours: Recolour[];
}

/** Fluent's reds lean to magenta, fruit's do not; its whites lean to violet, tableware and rice are warm. */
const usual: Record<string, string> = { ripe: '300–24 → 2, 0.28', 'warm-white': '215–305 → 34, 0.05 0.6 1.4' };

export const things: Thing[] = readTable(table, ['name', 'art', 'bulk', 'upright', 'recolours']).map((row) => ({
  name: row.name,
  art: row.art,
  bulk: Number(row.bulk),
  upright: row.upright === 'upright',
  recolours: row.recolours ? row.recolours.split(';').map((text) => readRecolour(text.trim())) : [],
}));

const byName = new Map(things.map((thing) => [thing.name, thing]));

export function thingNamed(name: string): Thing {
  const thing = byName.get(name);
  if (!thing) throw new Error(`There is no thing '${name}'`);
  return thing;
}

/** `300–24 → 2, 0.28 1.1 1.12` */
function readRecolour(text: string): Recolour {
  const numbers = [...(usual[text] ?? text).matchAll(/[\d.]+/g)].map(Number);
  const [start = 0, end = 0, hue = 0, spread = 0.3, saturation = 1, lightness = 1] = numbers;
  return { from: [start, end], hue, spread, saturation, lightness };
}
