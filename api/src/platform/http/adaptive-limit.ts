/** How much of its full size a limit has at least: enough for the screens of a few visitors at once. */
const least = 0.3;
const shrinkBy = 0.8;
const growBy = 0.02;

/**
 * What part of its limits a server uses, by how long requests have to wait before anything is done for them: it shrinks by
 * a part while they wait too long and grows by a little while they do not, so that it stays where waiting begins.
 */
export class AdaptiveLimit {
  readonly #mostWaitMs: number;
  #part = 1;

  constructor(mostWaitMs: number) {
    this.#mostWaitMs = mostWaitMs;
  }

  get part(): number {
    return this.#part;
  }

  /** To be called at a steady pace, with the wait of the moment. */
  adapt(waitMs: number): void {
    this.#part = waitMs > this.#mostWaitMs ? Math.max(least, this.#part * shrinkBy) : Math.min(1, this.#part + growBy);
  }
}
