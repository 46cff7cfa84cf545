import type { ThingName } from './things.ts';

/** The stage is 1000 × 1000, its origin at the top left; a wider picture shows more to both sides of it. */
export const stageSize = 1000;

export type Layer = PlacedThing | DrawnProp;

export interface PlacedThing {
  thing: ThingName;
  /** The centre. */
  x: number;
  y: number;
  /** The longer side. */
  size: number;
  /** Degrees, clockwise. */
  turn: number;
  mirrored: boolean;
  /** Falls on the ground below, or closely behind on what lies there. */
  shadow: 'ground' | 'close';
  /** The height of the ground it stands on: its lower edge goes there, whatever its shape. */
  standsAt?: number;
}

/** Something around the things, as SVG elements in stage coordinates. */
export interface DrawnProp {
  svg: string;
}
