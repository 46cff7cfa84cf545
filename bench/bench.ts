/** One thing to measure. */
export interface Bench {
  about: string;
  /** Answers whether every hard aim is met. */
  run(args: string[], signal: AbortSignal): Promise<boolean>;
}
