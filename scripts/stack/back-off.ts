const shortest = 500;
const longest = 30_000;
const healthyAfter = 60_000;

/** How long to wait before a crashed program is started again: longer each time, until it ran well for a while. */
export class BackOff {
  #failures = 0;

  next(ranFor: number): number {
    if (ranFor > healthyAfter) this.#failures = 0;
    const delay = Math.min(shortest * 2 ** this.#failures, longest);
    this.#failures += 1;
    return delay;
  }
}
