/** What a scene is made of; the same becomes an animation and pictures of its frames. */

export type Point = readonly [x: number, y: number];

interface Paint {
  fill?: string;
  stroke?: { colour: string; width: number };
}

/** A path is written as SVG does, in absolute `M`, `L`, `C` and `Z`: more is not needed, and Lottie's curves know no more. */
export type Shape = Paint &
  (
    | { kind: 'path'; d: string }
    | { kind: 'ellipse'; centre: Point; radii: Point }
    | { kind: 'box'; at: Point; size: Point; radius: number }
  );

/** A value from a frame on; from one key to the next it changes softly. */
export type Key<Value> = readonly [frame: number, value: Value];

/** Without keys nothing changes: at its place, in its size, there. */
export interface Motion {
  move?: readonly Key<Point>[];
  /** In percent. */
  scale?: readonly Key<Point>[];
  turn?: readonly Key<number>[];
  opacity?: readonly Key<number>[];
}

export interface Part {
  name: string;
  /** From the back to the front. */
  shapes: readonly Shape[];
  /** It turns and grows about this point. */
  pivot: Point;
  /** Degrees by which it leans before any motion. */
  lean?: number;
  motion?: Motion;
  /** What else moves it: the motion of a `Carrier`. */
  carriedBy?: string;
}

/** Moves parts without being seen itself. */
export interface Carrier {
  name: string;
  pivot: Point;
  motion: Motion;
}

export interface Scene {
  name: string;
  size: Point;
  framesPerSecond: number;
  frames: number;
  carriers: readonly Carrier[];
  /** From the back to the front. */
  parts: readonly Part[];
}

export const unmoved = { move: [0, 0], scale: [100, 100], turn: 0, opacity: 100 } as const;

/** What a value is at a frame where nothing is on its way. */
export function valueAt<Value>(keys: readonly Key<Value>[] | undefined, frame: number, otherwise: Value): Value {
  const passed = keys?.filter(([at]) => at <= frame).at(-1) ?? keys?.[0];
  return passed ? passed[1] : otherwise;
}
