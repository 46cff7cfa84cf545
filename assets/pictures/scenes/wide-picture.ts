import { about } from '../arrangements/arrangement.ts';
import type { Layer, PlacedThing } from '../layer.ts';
import type { Picture } from '../picture.ts';
import type { ThingName } from '../things.ts';

interface WideLook {
  label: string;
  color: string;
  backdrop: string;
  layers: Layer[];
  shadow?: string;
}

export function widePicture(kind: string, id: string | number, look: WideLook): Picture {
  const { label, color, backdrop, layers, shadow = '#4a4a3c' } = look;
  return { name: `${kind}-${id}`, kind, label, wide: true, color, scene: () => ({ backdrop, layers, shadow }) };
}

/** Stands a thing on the ground at `y`. */
export function stand(thing: ThingName, x: number, y: number, size: number, mirrored = false): PlacedThing {
  return { thing, x, y, size, turn: 0, mirrored, shadow: 'ground', standsAt: y };
}

/** Where the things of a still life stand around its centre, the most important first. */
const seats = [
  { x: 0, y: -40, size: 470, order: 2 },
  { x: -285, y: -10, size: 400, order: 0 },
  { x: 285, y: -10, size: 400, order: 1 },
  { x: -150, y: 62, size: 290, order: 3 },
  { x: 165, y: 70, size: 290, order: 4 },
  { x: -400, y: 84, size: 230, order: 5 },
  { x: 410, y: 84, size: 230, order: 6 },
] as const;

/** Up to seven things grouped around (x, y), each as large beside the others as it should be. */
export function stillLife(things: readonly ThingName[], x: number, y: number, scale = 1): PlacedThing[] {
  return things
    .flatMap((thing, index) => {
      const seat = seats[index];
      if (!seat) throw new Error(`A still life has ${seats.length} seats`);
      const size = seat.size * scale * Math.min(1.15, Math.max(0.68, about(thing).bulk / 1.45));
      return [
        {
          order: seat.order,
          placed: stand(thing, x + seat.x * scale, y + seat.y * scale, size, index % 2 === 1 && !about(thing).upright),
        },
      ];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ placed }) => placed);
}
