/** One thing to measure. */
export interface Bench {
  about: string;
  /** Returns whether every hard aim is met. */
  run(args: string[], signal: AbortSignal): Promise<boolean>;
}
