import { podium as podiumProp } from '../props/surfaces.ts';
import { type Arrangement, about, inTurn, place } from './arrangement.ts';

/** One thing, large, before a wall. */
export const hero: Arrangement = ({ things, random }) => ({
  view: 'wall',
  layers: [place(inTurn(things, 0), random, { x: 500, y: 495, size: 690, lean: 7, shadow: 'ground' })],
});

/** One thing on a low round stand. */
export const podium: Arrangement = ({ things, palette, random }) => ({
  view: 'wall',
  layers: [
    { svg: podiumProp(palette) },
    { ...place(inTurn(things, 0), random, { x: 500, y: 465, size: 580, shadow: 'ground' }), standsAt: 742 },
  ],
});

/** A big one behind, a smaller one before it. */
export const pair: Arrangement = ({ things, random }) => {
  const [behind, before] = [inTurn(things, 0), inTurn(things, 1)];
  const ratio = Math.min(1, Math.max(0.52, (about(before).bulk / about(behind).bulk) * 0.88));
  const behindSize = 580;
  const side = random.pick([-1, 1]);
  return {
    view: 'wall',
    layers: [
      {
        ...place(behind, random, { x: 500 - side * 150, y: 450, size: behindSize, lean: 9, shadow: 'ground' }),
        standsAt: 790,
      },
      {
        ...place(before, random, { x: 500 + side * 195, y: 600, size: behindSize * ratio, lean: 14, shadow: 'ground' }),
        standsAt: 875,
      },
    ],
  };
};

/** Three side by side, the middle one before the others. */
export const trio: Arrangement = ({ things, random }) => ({
  view: 'wall',
  layers: [
    { ...place(inTurn(things, 0), random, { x: 285, y: 430, size: 390, shadow: 'ground' }), standsAt: 640 },
    { ...place(inTurn(things, 1), random, { x: 715, y: 430, size: 390, shadow: 'ground' }), standsAt: 640 },
    { ...place(inTurn(things, 2), random, { x: 500, y: 600, size: 460, shadow: 'ground' }), standsAt: 870 },
  ],
});
