const minuteMs = 60_000;
/** At more clients the counts start anew, so that a flood from many addresses cannot fill the memory. */
const mostClients = 100_000;

/** Counts requests by client and minute. */
export class PerMinute {
  readonly #most: number;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Counts one request and returns 0 if it is allowed, else the seconds to wait. */
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
