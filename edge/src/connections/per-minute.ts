const minuteMs = 60_000;
/** A flood from everywhere shall not fill the memory; it is counted anew. */
const mostClients = 100_000;

/** Counts by client, a minute at a time. */
export class PerMinute {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one more: 0 where it is allowed, else the seconds after which it is. */
  secondsToWait(client: string): number {
    const now = performance.now();
    if (now >= this.#endsAt || this.#counts.size >= mostClients) {
      this.#counts.clear();
      this.#endsAt = now + minuteMs;
    }
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    return count > this.#most ? Math.ceil((this.#endsAt - now) / 1_000) : 0;
  }
}
