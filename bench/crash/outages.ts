import type { CrashMarket } from './crash-market.ts';

/** When the database was away, and how long the API took to notice its return. */
export class Outages {
  /** In ms. */
  readonly recoveries: number[] = [];
  readonly #market: CrashMarket;
  readonly #spans: { from: number; to: number }[] = [];

  constructor(market: CrashMarket) {
    this.#market = market;
  }

  /** Ends when both processes of the API are ready again. */
  async begin(): Promise<void> {
    const { postgres, servers } = this.#market;
    await postgres.kill();
    const from = performance.now();
    await postgres.startAgain();
    const to = performance.now();
    this.#spans.push({ from, to });
    await servers.untilReady();
    this.recoveries.push(performance.now() - to);
  }

  include(at: number): boolean {
    return this.#spans.some(({ from, to }) => at >= from && at < to);
  }
}
