/** The parts of a scene, from which an animation and pictures of its frames are made. */

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

/** A value from a frame on; between two keys it is interpolated. */
export type Key<Value> = readonly [frame: number, value: Value];

/** Without keys the part keeps its position, size and opacity. */
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
  /** The `Carrier` whose motion also moves this part. */
  carriedBy?: string;
}

/** Moves other parts and is itself invisible. */
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

/** The value at a frame at which no motion is in progress. */
export function valueAt<Value>(keys: readonly Key<Value>[] | undefined, frame: number, otherwise: Value): Value {
  const passed = keys?.filter(([at]) => at <= frame).at(-1) ?? keys?.[0];
  return passed ? passed[1] : otherwise;
}
