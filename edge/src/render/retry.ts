import { setTimeout as sleep } from 'node:timers/promises';

/** Pauses before further attempts: each is twice as long as the one before, up to a limit. */
export class Retry {
  readonly #firstMs: number;
  readonly #longestMs: number;
  #pauseMs: number;

  constructor({ firstMs, longestMs }: { firstMs: number; longestMs: number }) {
    this.#firstMs = firstMs;
    this.#longestMs = longestMs;
    this.#pauseMs = firstMs;
  }

  /** The next pause. */
  get pauseMs(): number {
    return this.#pauseMs;
  }

  /** Keeps no process alive. */
  async pause(): Promise<void> {
    const pauseMs = this.#pauseMs;
    this.#pauseMs = Math.min(pauseMs * 2, this.#longestMs);
    await sleep(pauseMs, undefined, { ref: false });
  }

  reset(): void {
    this.#pauseMs = this.#firstMs;
  }
}
