/** One measurement: what it is about, and how it runs. */
export interface Bench {
  about: string;
  /** Returns whether every hard aim is met. */
  run(args: string[], signal: AbortSignal): Promise<boolean>;
}
