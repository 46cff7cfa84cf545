/** The stage is 1000 × 1000, its origin at the top left; a wider picture shows more to both sides of it. */
export const stageSize = 1000;

export interface Scene {
  /** SVG elements in stage coordinates, behind everything. */
  backdrop: string;
  layers: Layer[];
  /** The colour of shadows. */
  shadow: string;
}

export type Layer = PlacedItem | DrawnProp;

export interface PlacedItem {
  item: string;
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

/** Something around the items, as SVG elements in stage coordinates. */
export interface DrawnProp {
  svg: string;
}

/** Stands an item on the ground at `y`. */
export function stand(item: string, x: number, y: number, size: number, mirrored = false): PlacedItem {
  return { item, x, y, size, turn: 0, mirrored, shadow: 'ground', standsAt: y };
}
