import type { ArrangementName } from './arrangements/index.ts';
import type { PaletteName } from './palette.ts';
import type { ThingName } from './things.ts';

/** A kind of product and the photographs its shops have taken of it. */
export interface Kind {
  kind: string;
  /** What the pictures show, in Korean. */
  label: string;
  shots: Shot[];
}

export interface Shot {
  things: ThingName[];
  palette: PaletteName;
  arrangement: ArrangementName;
}

type ShotText = readonly [palette: PaletteName, arrangement: ArrangementName, ...things: ThingName[]];

/** `things` are taken in turn wherever an arrangement needs more of them; a shot may name its own instead. */
export function kind(name: string, label: string, things: ThingName[], shots: ShotText[]): Kind {
  return {
    kind: name,
    label,
    shots: shots.map(([palette, arrangement, ...own]) => ({
      palette,
      arrangement,
      things: own.length > 0 ? own : things,
    })),
  };
}
