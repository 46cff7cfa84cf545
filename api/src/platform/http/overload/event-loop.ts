import { StandingWait } from './standing-wait.ts';

const tickMs = 10;
/** Refusals are sent within 100 ms; where other programs take the processor, a thread is late that has little to do. */
const targetDelayMs = 50;

/**
 * How late this thread is. Where the thread itself is scarce, requests wait in the sockets, which no queue shows; refusing
 * some at once costs a fraction of serving them, so that the thread catches up.
 */
export class EventLoop {
  readonly #wait: StandingWait;
  readonly #now: () => number;
  #tickedAt: number;
  /** Of the last tick. */
  #delayMs = 0;

  constructor(maxWaitMs: number, now: () => number = () => performance.now()) {
    this.#wait = new StandingWait({ targetMs: targetDelayMs, maxWaitMs });
    this.#now = now;
    this.#tickedAt = now();
  }

  /** Ticks until it is closed. */
  start(): Disposable {
    const ticking = setInterval(() => this.tick(), tickMs).unref();
    return { [Symbol.dispose]: () => clearInterval(ticking) };
  }

  tick(): void {
    const now = this.#now();
    this.#delayMs = now - this.#tickedAt - tickMs;
    this.#tickedAt = now;
    this.#wait.note(this.#delayMs, now);
  }

  /** Whether a request that arrives now has waited too long in its socket, and the ones before it, too. */
  refuses(): boolean {
    const now = this.#now();
    const delayMs = Math.max(this.#delayMs, now - this.#tickedAt - tickMs);
    if (delayMs <= targetDelayMs || !this.#wait.isStanding(now)) return false;
    this.#wait.noteRefusal(now);
    return true;
  }
}
