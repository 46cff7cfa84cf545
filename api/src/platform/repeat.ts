// Decision: docs/decisions/2026-11-28-regular-work-is-done-in-portions.md

import type { FastifyInstance } from 'fastify';

/**
 * Repeats the work while the app runs, with a pause in between. Closing the app aborts the signal, and waits for a running
 * round.
 */
export function repeat(app: FastifyInstance, pauseMs: number, work: (closing: AbortSignal) => Promise<unknown>): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const wait = () => {
    if (!closing.signal.aborted) timer = setTimeout(run, pauseMs);
  };
  const run = () => {
    running = work(closing.signal)
      .catch((error) => app.log.warn({ err: error }, 'work in the background failed'))
      .then(wait);
  };
  app.addHook('onClose', async () => {
    closing.abort();
    clearTimeout(timer);
    await running;
  });
  wait();
}

interface Bounds {
  /** Ends the work before its next portion. */
  closing?: AbortSignal | undefined;
  /** The most portions of one round. */
  portions?: number;
}

/** Does one portion after the other, until one had nothing to do. Returns how much all of them did. */
export async function untilNone(
  portion: () => Promise<number>,
  { closing, portions = Number.POSITIVE_INFINITY }: Bounds = {},
): Promise<number> {
  let total = 0;
  for (let count = 0; count < portions && !closing?.aborted; count += 1) {
    const done = await portion();
    if (done === 0) break;
    total += done;
  }
  return total;
}

/** Does all of it, one after the other. What fails is thrown at the end, and keeps nothing else from being done. */
export async function doEach(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) await work().catch((error: unknown) => failures.push(error));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${works.length} failed`);
}
