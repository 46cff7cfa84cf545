import { readTable } from '../../demo/table.ts';
import { readCalls } from './calls.ts';
import { itemNamed } from './items.ts';
import { type Layer, type PlacedItem, type Scene, stand } from './scene.ts';
import { strokeNamed } from './strokes.ts';
import { grounds as groundTable, scenes as sceneTable } from './tables/scenes.ts';

export const wideRows = readTable(sceneTable, ['name', 'label', 'colour', 'shadow', 'ground', 'items']);
type WideRow = (typeof wideRows)[number];

const grounds = new Map(readTable(groundTable, ['name', 'strokes']).map(({ name, strokes }) => [name, strokes]));

export function wideScene({ colour, shadow: given, ground, items }: WideRow): Scene {
  const shadow = given || '#4a4a3c';
  return { backdrop: drawGround(ground, colour, shadow), layers: readCalls(items).flatMap(placeItems), shadow };
}

function drawGround(text: string, colour: string, shadow: string): string {
  const parts = readCalls(text).map(({ name, args }) => {
    const ground = grounds.get(name);
    if (ground) return drawGround(ground, colour, shadow);
    const numbers = args.map(Number).filter((number) => !Number.isNaN(number));
    const words = args.filter((word) => Number.isNaN(Number(word)));
    return strokeNamed(name)({ numbers, words, colour, shadow });
  });
  return parts.join('');
}

function placeItems({ name, args }: ReturnType<typeof readCalls>[number]): Layer[] {
  const [x = 0, y = 0, size = 0] = args.map(Number);
  if (name === 'group') return group(args.slice(3), x, y, size);
  if (name === 'grove')
    return [-330, -190, 1190, 1330].map((at, i) => stand(args[0] ?? '', at, 760 + (i % 2) * 14, 300));
  const isMirrored = args.includes('mirrored');
  // A fourth number is how it leans: in the air, not on the ground.
  const turn = Number(args[3]);
  return Number.isNaN(turn)
    ? [stand(name, x, y, size, isMirrored)]
    : [{ item: name, x, y, size, turn, mirrored: isMirrored, shadow: 'close' }];
}

/** Where the items of a group stand around its centre, the most important first; those in front are drawn last. */
const seats = [
  { x: 0, y: -40, size: 470, order: 2 },
  { x: -285, y: -10, size: 400, order: 0 },
  { x: 285, y: -10, size: 400, order: 1 },
  { x: -150, y: 62, size: 290, order: 3 },
  { x: 165, y: 70, size: 290, order: 4 },
  { x: -400, y: 84, size: 230, order: 5 },
  { x: 410, y: 84, size: 230, order: 6 },
] as const;

/** Each as large beside the others as it should be. */
function group(items: readonly string[], x: number, y: number, scale: number): PlacedItem[] {
  if (items.length > seats.length) throw new Error(`A group has ${seats.length} seats`);
  const placed = items.map((item, index) => {
    const { bulk, upright } = itemNamed(item);
    const seat = seats[index] ?? seats[0];
    const size = seat.size * scale * Math.min(1.15, Math.max(0.68, bulk / 1.45));
    const isMirrored = index % 2 === 1 && !upright;
    return { order: seat.order, layer: stand(item, x + seat.x * scale, y + seat.y * scale, size, isMirrored) };
  });
  return placed.toSorted((a, b) => a.order - b.order).map(({ layer }) => layer);
}
