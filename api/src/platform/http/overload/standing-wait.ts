/**
 * Tells a burst, which is over soon and does no harm, from a queue that stands and only makes everyone late, as CoDel does
 * (RFC 8289): by whether the wait went below a target.
 */
export class StandingWait {
  readonly #targetMs: number;
  readonly #maxWaitMs: number;
  #aboveTargetSince: number | undefined;
  #isStandingUntil = Number.NEGATIVE_INFINITY;

  constructor({ targetMs, maxWaitMs }: { targetMs: number; maxWaitMs: number }) {
    this.#targetMs = targetMs;
    this.#maxWaitMs = maxWaitMs;
  }

  note(waitMs: number, now: number): void {
    if (waitMs <= this.#targetMs) this.#aboveTargetSince = undefined;
    else this.#aboveTargetSince ??= now;
  }

  isStanding(now: number): boolean {
    return (
      now < this.#isStandingUntil ||
      (this.#aboveTargetSince !== undefined && now - this.#aboveTargetSince > this.#maxWaitMs)
    );
  }

  /** After a refusal no burst is let in for some time. */
  noteRefusal(now: number): void {
    this.#isStandingUntil = now + this.#maxWaitMs;
  }
}
