import { StandingWait } from './standing-wait.ts';

const tickMs = 25;
/** Refusals are sent within 100 ms. */
const targetDelayMs = 50;

interface Clocks {
  now(): number;
  /** The processor time of this thread. */
  usedMs(): number;
}

const clocks: Clocks = {
  now: () => performance.now(),
  usedMs() {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
};

/**
 * How late this thread is through its own work. Where the thread is scarce, requests wait in the sockets, which no queue
 * shows; refusing some at once costs a fraction of serving them, so that the thread catches up. It would not catch up where
 * other programs take the processor: that delay does not count.
 */
export class EventLoop {
  readonly #wait: StandingWait;
  readonly #clocks: Clocks;
  #ticked: { at: number; usedMs: number };
  /** Measurements of the last turn. */
  #delayMs = 0;

  constructor(maxWaitMs: number, own: Clocks = clocks) {
    this.#wait = new StandingWait({ targetMs: targetDelayMs, maxWaitMs });
    this.#clocks = own;
    this.#ticked = { at: own.now(), usedMs: own.usedMs() };
  }

  /** Ticks until it is disposed of. */
  start(): Disposable {
    const ticking = setInterval(() => this.tick(), tickMs).unref();
    return { [Symbol.dispose]: () => clearInterval(ticking) };
  }

  tick(): void {
    this.#delayMs = this.#delaySinceTick();
    const now = this.#clocks.now();
    this.#ticked = { at: now, usedMs: this.#clocks.usedMs() };
    this.#wait.note(this.#delayMs, now);
  }

  /** Whether the requests that arrive now, and those before them, have waited too long in their sockets. */
  refuses(): boolean {
    const now = this.#clocks.now();
    if (!this.#wait.isStanding(now)) return false;
    if (Math.max(this.#delayMs, this.#delaySinceTick()) <= targetDelayMs) return false;
    this.#wait.noteRefusal(now);
    return true;
  }

  #delaySinceTick(): number {
    const { at, usedMs } = this.#ticked;
    return Math.min(this.#clocks.now() - at, this.#clocks.usedMs() - usedMs) - tickMs;
  }
}
