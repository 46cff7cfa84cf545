import { basketBack, basketFront, colours, ellipse, path, sparkle } from './drawing.ts';
import type { Carrier, Key, Part, Point, Scene } from './scene.ts';

/** Frames: the basket waits under its cloth, is shaken while the prize is drawn, opens, and stays open. */
export const segments = { waiting: [0, 60], shaking: [60, 100], opening: [100, 176], opened: [174, 176] } as const;
const frames = 180;
const [opens] = segments.opening;

const floor: Part = {
  name: 'floor',
  pivot: [200, 150],
  shapes: [ellipse([200, 140], [150, 126], colours.orangePale), ellipse([200, 234], [96, 10], colours.shade)],
};

const glow: Part = {
  name: 'glow',
  pivot: [200, 130],
  shapes: [ellipse([200, 120], [118, 104], colours.glow)],
  motion: {
    scale: [
      [0, [0, 0]],
      [opens + 10, [0, 0]],
      [opens + 28, [108, 108]],
      [opens + 44, [100, 100]],
    ],
  },
};

const dots: readonly Point[] = [
  [150, 152],
  [176, 136],
  [202, 154],
  [226, 134],
  [250, 152],
];

const cloth: Part = {
  name: 'cloth',
  pivot: [200, 150],
  carriedBy: 'basket',
  shapes: [
    path(
      'M 118 166 C 122 132 160 118 200 118 C 240 118 278 132 282 166 C 284 182 268 186 257 174 C 246 188 228 188 217 175 C 206 188 190 188 180 175 C 170 188 152 188 142 174 C 132 186 116 182 118 166 Z',
      { fill: colours.red },
    ),
    ...dots.map((centre) => ellipse(centre, [6, 6], colours.white)),
    ellipse([186, 114], [15, 8], colours.redPale),
    ellipse([214, 114], [15, 8], colours.redPale),
    ellipse([200, 116], [9, 9], colours.red),
  ],
  motion: {
    move: [
      [0, [0, 0]],
      [opens + 6, [0, 0]],
      [opens + 30, [92, -104]],
    ],
    turn: [
      [0, 0],
      [opens + 6, 0],
      [opens + 30, 48],
    ],
    opacity: [
      [0, 100],
      [opens + 16, 100],
      [opens + 30, 0],
    ],
  },
};

const mouth: Point = [200, 160];

const flyingStar = ([x, y]: Point, size: number, delay: number): Part => {
  const start = opens + 10 + delay;
  const inside: Point = [mouth[0] - x, mouth[1] - y];
  const move: Key<Point>[] = [
    [0, inside],
    [start, inside],
    [start + 22, [0, -12]],
    [start + 34, [0, 0]],
  ];
  return {
    name: 'star',
    pivot: [x, y],
    shapes: [sparkle([x, y], size)],
    motion: {
      move,
      scale: [
        [0, [0, 0]],
        [start, [0, 0]],
        [start + 20, [116, 116]],
        [start + 34, [100, 100]],
      ],
      turn: [
        [0, -90],
        [start, -90],
        [start + 34, 0],
      ],
    },
  };
};

const basketCarrier: Carrier = {
  name: 'basket',
  pivot: [200, 230],
  motion: {
    turn: [
      [0, 0],
      [15, -2],
      [45, 2],
      [60, 0],
      [65, -6],
      [75, 6],
      [85, -6],
      [95, 6],
      [100, 0],
    ],
    scale: [
      [0, [100, 100]],
      [opens, [100, 100]],
      [opens + 8, [108, 90]],
      [opens + 20, [95, 107]],
      [opens + 32, [102, 98]],
      [opens + 42, [100, 100]],
    ],
  },
};

/** A basket under a cloth; what is in it flies out as stars. */
export const basketScene: Scene = {
  name: '오늘의 장바구니',
  size: [400, 260],
  framesPerSecond: 60,
  frames,
  carriers: [basketCarrier],
  parts: [
    floor,
    glow,
    basketBack,
    flyingStar([104, 116], 18, 8),
    flyingStar([146, 64], 24, 4),
    flyingStar([202, 42], 30, 0),
    flyingStar([258, 66], 24, 6),
    flyingStar([298, 118], 18, 10),
    flyingStar([174, 112], 15, 12),
    flyingStar([232, 108], 15, 14),
    basketFront,
    cloth,
  ],
};
