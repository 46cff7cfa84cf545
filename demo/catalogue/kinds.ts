import { picturesOfKind } from '../pictures.ts';
import { listOf, readTable, wordsOf } from '../table.ts';
import { fruit, grain, vegetable } from './fresh.ts';
import { bakery, dairy, flower, gift, health, kimchi, liquor, meal, riceCake, sauce, tea } from './pantry.ts';
import { dried, meat, seafood } from './protein.ts';
import { readSize, type Size } from './sizes.ts';

/** The lines of goods that a store can sell. */
const tables = {
  fruit,
  vegetable,
  grain,
  meat,
  seafood,
  dried,
  kimchi,
  sauce,
  meal,
  'rice-cake': riceCake,
  bakery,
  dairy,
  tea,
  health,
  liquor,
  flower,
  gift,
};
export type ProductLine = keyof typeof tables;
const lines = Object.keys(tables) as ProductLine[];

/** One kind of goods; its products are the combinations of its varieties, origins, sizes and grades. */
export interface Kind {
  name: string;
  line: ProductLine;
  /** Names of its category and the two above it, the highest first. */
  path: [string, string, string];
  pictures: string[];
  varieties: string[];
  origins: string[];
  sizes: Size[];
  grades: string[];
  /** The price in won of one unit of a size, before size, variety and grade change it. */
  unitPrice: number;
}

const columns = ['path', 'pictures', 'varieties', 'origins', 'sizes', 'grades', 'unitPrice'] as const;

export const kinds: Kind[] = lines.flatMap((line) =>
  readTable(tables[line], columns).map((row) => {
    const path = row.path.split('>').map((name) => name.trim());
    const [top = '', group = '', leaf = ''] = path;
    return {
      name: leaf,
      line,
      path: [top, group, leaf] as Kind['path'],
      pictures: wordsOf(row.pictures).flatMap(picturesOfKind),
      varieties: listOf(row.varieties),
      origins: wordsOf(row.origins),
      sizes: wordsOf(row.sizes).map(readSize),
      grades: listOf(row.grades),
      unitPrice: Number(row.unitPrice),
    };
  }),
);

export function kindNamed(name: string): Kind {
  const kind = kinds.find((candidate) => candidate.name === name);
  if (!kind) throw new Error(`There is no kind '${name}'`);
  return kind;
}
