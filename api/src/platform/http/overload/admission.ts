// Decision: docs/decisions/2026-11-22-queues-that-stand-are-refused.md

import { StandingWait } from './standing-wait.ts';

export interface LoadLimits {
  /** Requests in work of any kind, beyond those that each kind may always have. */
  sharedPlaces: number;
  /** Longer than this no queue may stand, in ms; a burst that is over sooner is served whole. */
  maxWaitMs: number;
}

interface Options<Lane extends string> extends LoadLimits {
  /** How many requests of each kind may be in work, whatever the other kinds do. */
  lanes: Record<Lane, number>;
  /** A clock in ms; tests replace it. */
  now?: () => number;
}

interface Waiting {
  since: number;
  start: () => void;
}

/** The wait that remains while a queue stands. */
export const targetWaitMs = 25;
/** A burst at one moment has no wait yet by which it could be judged. */
const mostWaiting = 120;
/** How many beginnings the pace of a queue is a mean of. */
const paceOver = 32;

/** One kind of requests: those in work and those that wait. */
class Queue {
  readonly own: number;
  inWork = 0;
  readonly #maxWaitMs: number;
  readonly #wait: StandingWait;
  readonly #waiting = new Set<Waiting>();
  #lastBegunAt = Number.NEGATIVE_INFINITY;
  /** Between two beginnings while others wait. */
  #paceMs = 0;

  constructor(own: number, maxWaitMs: number) {
    this.own = own;
    this.#maxWaitMs = maxWaitMs;
    this.#wait = new StandingWait({ targetMs: targetWaitMs, maxWaitMs });
  }

  get length(): number {
    return this.#waiting.size;
  }

  /**
   * Whether a request that comes now would wait too long. While the queue stands, its length counts as well: of requests that
   * come together, after a pause of the process, none has waited yet.
   */
  isFull(now: number): boolean {
    const [first] = this.#waiting;
    if (!first) return false;
    const waitedMs = now - first.since;
    const isOverdue = this.#wait.isStanding(now)
      ? Math.max(waitedMs, this.length * this.#paceMs) > targetWaitMs
      : waitedMs > this.#maxWaitMs;
    if (isOverdue) this.#wait.noteRefusal(now);
    return isOverdue || this.length >= mostWaiting;
  }

  add(waiting: Waiting): void {
    this.#waiting.add(waiting);
  }

  /** @returns whether it was still waiting. */
  remove(waiting: Waiting): boolean {
    return this.#waiting.delete(waiting);
  }

  begin(waiting: Waiting, now: number): void {
    this.#waiting.delete(waiting);
    this.inWork += 1;
    this.#lastBegunAt = now;
    this.#wait.note(now - waiting.since, now);
    waiting.start();
  }

  beginFirst(now: number): void {
    const [first] = this.#waiting;
    if (!first) return;
    this.#paceMs += (now - Math.max(first.since, this.#lastBegunAt) - this.#paceMs) / paceOver;
    this.begin(first, now);
  }
}

/**
 * Decides which requests are worked on now, which wait, and which are refused. While nothing waits, one kind may have all
 * the shared places; while there is a queue, a place goes to the kind that has the smallest part of its own in work.
 */
export class Admission<Lane extends string> {
  readonly #queues: Record<Lane, Queue>;
  readonly #all: readonly Queue[];
  readonly #sharedPlaces: number;
  readonly #now: () => number;

  constructor({ lanes, sharedPlaces, maxWaitMs, now = () => performance.now() }: Options<Lane>) {
    this.#queues = mapValues(lanes, (own) => new Queue(own, maxWaitMs));
    this.#all = Object.values(this.#queues);
    this.#sharedPlaces = sharedPlaces;
    this.#now = now;
  }

  /**
   * @param start Called at once or when there is a place.
   * @returns what to call when the request is over, or its caller has gone; undefined if it is refused.
   */
  enter(lane: Lane, start: () => void): (() => void) | undefined {
    const queue = this.#queues[lane];
    const now = this.#now();
    const waiting = { since: now, start };
    if (queue.length === 0 && this.#hasPlace(queue)) queue.begin(waiting, now);
    else if (queue.isFull(now)) return undefined;
    else queue.add(waiting);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      if (!queue.remove(waiting)) queue.inWork -= 1;
      this.#beginNext();
    };
  }

  /** How many of each kind are in work, and how many wait. */
  counts(): Record<Lane, { inWork: number; waiting: number }> {
    return mapValues(this.#queues, ({ inWork, length }) => ({ inWork, waiting: length }));
  }

  #beginNext(): void {
    while (this.#all.some(({ length }) => length > 0)) {
      const next = this.#all
        .filter((queue) => queue.length > 0 && this.#hasPlace(queue))
        .sort((a, b) => a.inWork / a.own - b.inWork / b.own)[0];
      if (!next) return;
      next.beginFirst(this.#now());
    }
  }

  #hasPlace({ inWork, own }: Queue): boolean {
    return (
      inWork < own ||
      this.#all.reduce((sum, queue) => sum + Math.max(0, queue.inWork - queue.own), 0) < this.#sharedPlaces
    );
  }
}

const mapValues = <Key extends string, From, To>(values: Record<Key, From>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(values).map(([key, value]) => [key, to(value)])) as Record<Key, To>;
