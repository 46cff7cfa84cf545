import type { PlayerOptions } from './options.ts';

/** One state of an interactive animation. */
export interface InteractiveState {
  /** First and last frame of the segment that it plays; the whole animation where none is given. */
  segment?: readonly [number, number];
  options?: Partial<PlayerOptions>;
  /** The state that follows each event. */
  on?: { tap?: string; complete?: string };
}

export type Interactions = Record<string, InteractiveState>;
