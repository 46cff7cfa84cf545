/** Since when each waiting request waits; the first has waited longest. */
export class Waits {
  readonly #beginnings = new Set<{ at: number }>();

  async during<T>(waiting: Promise<T>): Promise<T> {
    const beginning = { at: performance.now() };
    this.#beginnings.add(beginning);
    try {
      return await waiting;
    } finally {
      this.#beginnings.delete(beginning);
    }
  }

  longestMs(): number {
    const [first] = this.#beginnings;
    return first ? performance.now() - first.at : 0;
  }
}
