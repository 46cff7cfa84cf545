import { readTable } from '../../demo/table.ts';
import type { Recolour } from './recolour.ts';
import { items as table } from './tables/items.ts';

export interface Item {
  name: string;
  /** A drawing below art/, without its ending. */
  art: string;
  /** Beside other items and in containers: 1 is an apple. */
  bulk: number;
  /** Bowls, jars and plants never lean. */
  upright: boolean;
  recolours: Recolour[];
}

/** Fluent's reds lean to magenta, fruit's do not; its whites lean to violet, tableware and rice are warm. */
const usual: Record<string, string> = { ripe: '300–24 → 2, 0.28', 'warm-white': '215–305 → 34, 0.05 0.6 1.4' };

export const items: Item[] = readTable(table, ['name', 'art', 'bulk', 'upright', 'recolours']).map((row) => ({
  name: row.name,
  art: row.art,
  bulk: Number(row.bulk),
  upright: row.upright === 'upright',
  recolours: row.recolours ? row.recolours.split(';').map((text) => readRecolour(text.trim())) : [],
}));

const byName = new Map(items.map((item) => [item.name, item]));

export function itemNamed(name: string): Item {
  const item = byName.get(name);
  if (!item) throw new Error(`There is no item '${name}'`);
  return item;
}

/** `300–24 → 2, 0.28 1.1 1.12` */
function readRecolour(text: string): Recolour {
  const numbers = [...(usual[text] ?? text).matchAll(/[\d.]+/g)].map(Number);
  const [start = 0, end = 0, hue = 0, spread = 0.3, saturation = 1, lightness = 1] = numbers;
  return { from: [start, end], hue, spread, saturation, lightness };
}
