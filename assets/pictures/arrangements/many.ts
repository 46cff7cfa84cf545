import { board as boardProp, plate as plateProp } from '../props/surfaces.ts';
import { type Arrangement, inTurn, place, type Studio } from './arrangement.ts';

type Spot = readonly [x: number, y: number, size: number];

function onSpots({ things, random }: Studio, spots: readonly Spot[], lean: number) {
  return spots.map(([x, y, size], i) =>
    place(inTurn(things, i), random, {
      x: x + random.between(-14, 14),
      y: y + random.between(-10, 10),
      size: size * random.between(0.95, 1.06),
      lean,
    }),
  );
}

/** A loose heap on the table, the nearest last. */
export const heap: Arrangement = (studio) => ({
  view: 'table',
  layers: onSpots(
    studio,
    [
      [500, 285, 285],
      [318, 400, 300],
      [685, 395, 300],
      [500, 470, 320],
      [225, 640, 320],
      [772, 640, 320],
      [500, 700, 355],
    ],
    26,
  ),
});

/** So close that the edges cut the things. */
export const crop: Arrangement = (studio) => ({
  view: 'table',
  layers: onSpots(
    studio,
    [
      [400, 40, 460],
      [880, 130, 460],
      [-20, 300, 460],
      [700, 620, 460],
      [190, 830, 460],
      [170, 140, 470],
      [640, 190, 480],
      [980, 470, 480],
      [80, 560, 490],
      [470, 470, 540],
      [850, 850, 520],
      [400, 880, 520],
    ],
    30,
  ),
});

/** Laid out on the table with air between. */
export const scatter: Arrangement = (studio) => ({
  view: 'table',
  layers: onSpots(
    studio,
    [
      [230, 220, 200],
      [500, 180, 215],
      [770, 240, 200],
      [150, 480, 205],
      [405, 440, 225],
      [655, 470, 215],
      [870, 520, 195],
      [260, 720, 220],
      [530, 740, 230],
      [790, 780, 210],
    ],
    180,
  ),
});

export const plate: Arrangement = (studio) => ({
  view: 'wall',
  layers: [{ svg: plateProp(studio.palette) }, ...onSpots(studio, onPlate(studio), 16)],
});

export const board: Arrangement = (studio) => ({
  view: 'wall',
  layers: [{ svg: boardProp(studio.palette) }, ...onSpots(studio, onBoard(studio), 8)],
});

function onPlate({ things, random }: Studio): readonly Spot[] {
  const five: readonly Spot[] = [
    [500, 420, 270],
    [345, 500, 275],
    [655, 500, 275],
    [420, 600, 285],
    [590, 606, 285],
  ];
  const one: readonly Spot[] = [[500, 500, 470]];
  return things.length > 1 || random.between(0, 1) > 0.25 ? five : one;
}

function onBoard({ random }: Studio): readonly Spot[] {
  return random.pick<readonly Spot[]>([
    [
      [330, 480, 380],
      [660, 500, 400],
    ],
    [
      [270, 500, 330],
      [500, 450, 340],
      [725, 505, 345],
    ],
  ]);
}
