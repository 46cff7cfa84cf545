const shortestMs = 500;
const longestMs = 30_000;
const healthyAfterMs = 60_000;

/** The pause before a crashed program is started again: longer each time, until the program ran well for a while. */
export class BackOff {
  #failures = 0;

  next(ranForMs: number): number {
    if (ranForMs > healthyAfterMs) this.#failures = 0;
    const delayMs = Math.min(shortestMs * 2 ** this.#failures, longestMs);
    this.#failures += 1;
    return delayMs;
  }
}
