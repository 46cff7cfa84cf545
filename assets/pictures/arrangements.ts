import { readFileSync } from 'node:fs';
import type { View } from './backdrop.ts';
import { itemNamed } from './items.ts';
import type { Paper } from './papers.ts';
import type { Random } from './random.ts';
import type { DrawnProp, Layer, PlacedItem } from './scene.ts';

interface Studio {
  /** The items in turn, as often as needed. */
  items: readonly string[];
  paper: Paper;
  random: Random;
}

interface Arrangement {
  view: View;
  layers(studio: Studio): Layer[];
}

type Spot = readonly [x: number, y: number, size: number];

export function arrangementNamed(name: string): Arrangement {
  const arrangement = arrangements[name];
  if (!arrangement) throw new Error(`There is no arrangement '${name}'`);
  return arrangement;
}

const arrangements: Record<string, Arrangement> = {
  /** One item, large, before a wall. */
  hero: {
    view: 'wall',
    layers: (studio) => [place(studio, 0, { x: 500, y: 495, size: 690, lean: 7, shadow: 'ground' })],
  },
  /** One item on a low round stand. */
  podium: {
    view: 'wall',
    layers: (studio) => [
      prop('podium', studio.paper),
      place(studio, 0, { x: 500, y: 465, size: 580, shadow: 'ground', standsAt: 742 }),
    ],
  },
  /** A big one behind, a smaller one before it. */
  pair: {
    view: 'wall',
    layers(studio) {
      const [behind, before] = [0, 1].map((turn) => itemNamed(inTurn(studio, turn)).bulk) as [number, number];
      const ratio = Math.min(1, Math.max(0.52, (before / behind) * 0.88));
      const side = studio.random.pick([-1, 1]);
      return [
        place(studio, 0, { x: 500 - side * 150, y: 450, size: 580, lean: 9, shadow: 'ground', standsAt: 790 }),
        place(studio, 1, { x: 500 + side * 195, y: 600, size: 580 * ratio, lean: 14, shadow: 'ground', standsAt: 875 }),
      ];
    },
  },
  /** Three side by side, the middle one before the others. */
  trio: {
    view: 'wall',
    layers: (studio) => [
      place(studio, 0, { x: 285, y: 430, size: 390, shadow: 'ground', standsAt: 640 }),
      place(studio, 1, { x: 715, y: 430, size: 390, shadow: 'ground', standsAt: 640 }),
      place(studio, 2, { x: 500, y: 600, size: 460, shadow: 'ground', standsAt: 870 }),
    ],
  },
  /** A loose heap on the table, the nearest last. */
  heap: spread(26, '500 285 285, 318 400 300, 685 395 300, 500 470 320, 225 640 320, 772 640 320, 500 700 355'),
  /** So close that the edges cut the items. */
  crop: spread(
    30,
    '400 40 460, 880 130 460, -20 300 460, 700 620 460, 190 830 460, 170 140 470, 640 190 480, 980 470 480, 80 560 490, 470 470 540, 850 850 520, 400 880 520',
  ),
  /** Laid out on the table with air between. */
  scatter: spread(
    180,
    '230 220 200, 500 180 215, 770 240 200, 150 480 205, 405 440 225, 655 470 215, 870 520 195, 260 720 220, 530 740 230, 790 780 210',
  ),
  plate: {
    view: 'wall',
    layers(studio) {
      const isOne = studio.items.length === 1 && studio.random.between(0, 1) <= 0.25;
      const spots = isOne ? '500 500 470' : '500 420 270, 345 500 275, 655 500 275, 420 600 285, 590 606 285';
      return [prop('plate', studio.paper), ...onSpots(studio, readSpots(spots), 16)];
    },
  },
  board: {
    view: 'wall',
    layers(studio) {
      const spots = studio.random.pick(['330 480 380, 660 500 400', '270 500 330, 500 450 340, 725 505 345']);
      return [prop('board', studio.paper), ...onSpots(studio, readSpots(spots), 8)];
    },
  },
  crate: filled('crate', { left: 175, right: 825, rim: 585, heap: 190 }),
  basket: filled('basket', { left: 165, right: 835, rim: 600, heap: 200 }),
  bowl: filled('bowl', { left: 195, right: 805, rim: 590, heap: 210 }),
  punnet: filled('punnet', { left: 215, right: 785, rim: 610, heap: 170 }),
  sack: filled('sack', { left: 230, right: 770, rim: 560, heap: 180 }),
  ice: filled('ice', { left: 205, right: 795, rim: 610, heap: 200 }),
  steamer: filled('steamer', { left: 230, right: 770, rim: 640, heap: 130 }),
  tray: filled('tray', { left: 190, right: 810, rim: 620, heap: 110 }),
};

function inTurn({ items }: Studio, index: number): string {
  const name = items[index % items.length];
  if (!name) throw new Error('An arrangement needs at least one item');
  return name;
}

type Place = Pick<PlacedItem, 'x' | 'y' | 'size' | 'standsAt'> & {
  /** Leans at most this many degrees either way. */
  lean?: number;
  shadow?: PlacedItem['shadow'];
};

function place(studio: Studio, index: number, { lean = 0, shadow = 'close', ...where }: Place): PlacedItem {
  const item = inTurn(studio, index);
  const { upright } = itemNamed(item);
  const turn = upright ? 0 : studio.random.between(-lean, lean);
  const mirrored = !upright && studio.random.between(0, 1) > 0.5;
  return { item, ...where, turn, mirrored, shadow };
}

/** A drawing of art/props in the colours of the paper. */
function prop(name: string, paper: Paper): DrawnProp {
  const drawing = readFileSync(new URL(`art/props/${name}.svg`, import.meta.url), 'utf8');
  const body = drawing.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return { svg: body.replace(/\{(wall|floor|shadow|accent)\}/g, (_, part: keyof Paper) => paper[part]) };
}

const readSpots = (text: string): Spot[] =>
  text.split(', ').map((spot) => spot.split(' ').map(Number) as unknown as Spot);

function spread(lean: number, spots: string): Arrangement {
  return { view: 'table', layers: (studio) => onSpots(studio, readSpots(spots), lean) };
}

function onSpots(studio: Studio, spots: readonly Spot[], lean: number): PlacedItem[] {
  const { random } = studio;
  return spots.map(([x, y, size], index) =>
    place(studio, index, {
      x: x + random.between(-14, 14),
      y: y + random.between(-10, 10),
      size: size * random.between(0.95, 1.06),
      lean,
    }),
  );
}

/** Something open at the top: its back is drawn behind what it holds, its front before. */
interface Container {
  left: number;
  right: number;
  /** Height of the front edge. */
  rim: number;
  /** How high the heap rises above the rim. */
  heap: number;
}

function filled(name: string, container: Container): Arrangement {
  return {
    view: 'wall',
    layers: (studio) => [
      prop(`${name}-back`, studio.paper),
      ...rows(studio, container),
      prop(`${name}-front`, studio.paper),
    ],
  };
}

/** The back row is the highest; small items need more rows and more of them. */
function rows(studio: Studio, { left, right, rim, heap }: Container): Layer[] {
  const { random } = studio;
  const { bulk } = itemNamed(inTurn(studio, 0));
  const size = Math.min(360, 165 + bulk * 115);
  const count = bulk < 0.8 ? 4 : 3;
  const layers: Layer[] = [];
  for (let row = 0; row < count; row++) {
    const depth = row / (count - 1);
    const span = (right - left) * (0.52 + depth * 0.48) - size * 0.8;
    const across = Math.max(2, Math.round(span / (size * 0.56)) + 1);
    for (let i = 0; i < across; i++) {
      const at = (i / (across - 1)) * 2 - 1;
      layers.push(
        place(studio, layers.length, {
          x: (left + right) / 2 + (at * span) / 2 + random.between(-12, 12),
          y: rim - heap * (1 - depth) - size * 0.16 + at ** 2 * 26 + random.between(-10, 10),
          size: size * random.between(0.93, 1.07),
          lean: 28,
        }),
      );
    }
  }
  return layers;
}
