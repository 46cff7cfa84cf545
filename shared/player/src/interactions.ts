import type { PlayerOptions } from './options.ts';

/** One way in which the animation behaves while it is played with. */
export interface InteractiveState {
  /** First and last frame of the part that it plays; all of it where none is given. */
  segment?: readonly [number, number];
  options?: Partial<PlayerOptions>;
  /** The states that follow. */
  on?: { tap?: string; complete?: string };
}

export type Interactions = Record<string, InteractiveState>;
