import { fruit } from './fruit.ts';
import { grain } from './grain.ts';
import { kitchenAndGarden } from './kitchen-and-garden.ts';
import { meatAndSea } from './meat-and-sea.ts';
import { pantry } from './pantry.ts';
import { vegetable } from './vegetable.ts';

export const kinds = [...fruit, ...vegetable, ...grain, ...meatAndSea, ...pantry, ...kitchenAndGarden];
