const minuteMs = 60_000;
/** Beyond this number, the oldest clients are forgotten, so that a flood from many addresses cannot fill the memory. */
const mostClients = 100_000;

/** The different clients that did something within the last minute. They are never stored or logged. */
export class RecentClients {
  /** When each was seen last; the order of insertion is that of time. */
  readonly #seenAt = new Map<string, number>();

  add(client: string): void {
    this.#seenAt.delete(client);
    this.#seenAt.set(client, performance.now());
    const [oldest] = this.#seenAt.keys();
    if (oldest !== undefined && this.#seenAt.size > mostClients) this.#seenAt.delete(oldest);
  }

  get count(): number {
    const since = performance.now() - minuteMs;
    for (const [client, at] of this.#seenAt) {
      if (at >= since) break;
      this.#seenAt.delete(client);
    }
    return this.#seenAt.size;
  }
}
