import type { View } from '../backdrop.ts';
import type { Layer, PlacedThing } from '../layer.ts';
import type { Palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { things as catalogue, type Thing, type ThingName } from '../things.ts';

interface Composition {
  view: View;
  layers: Layer[];
}

export interface Studio {
  things: ThingName[];
  palette: Palette;
  random: Random;
}

export type Arrangement = (studio: Studio) => Composition;

/** What a thing is, seen as the general type: entries of the catalogue leave out what does not concern them. */
export const about = (name: ThingName): Thing => catalogue[name];

/** The things in turn, as often as needed. */
export function inTurn(things: ThingName[], index: number): ThingName {
  const name = things[index % things.length];
  if (!name) throw new Error('An arrangement needs at least one thing');
  return name;
}

interface Place {
  x: number;
  y: number;
  size: number;
  /** Leans at most this many degrees either way. */
  lean?: number;
  shadow?: PlacedThing['shadow'];
}

export function place(
  thing: ThingName,
  random: Random,
  { x, y, size, lean = 0, shadow = 'close' }: Place,
): PlacedThing {
  const upright = about(thing).upright === true;
  return {
    thing,
    x,
    y,
    size,
    turn: upright ? 0 : random.between(-lean, lean),
    mirrored: !upright && random.between(0, 1) > 0.5,
    shadow,
  };
}
