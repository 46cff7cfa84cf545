import type { Scene } from './paint.ts';

/** One picture of the demo market, as the index lists it. */
export interface IndexEntry {
  name: string;
  /** The kind of product, or for a wide picture where it is used. */
  kind: string;
  label: string;
  wide: boolean;
  /** Its paper or sky: what to show while the picture is on its way. */
  color: string;
}

export interface Picture extends IndexEntry {
  scene(): Scene;
}
