import { ApiError } from '../../platform/errors.ts';

interface Turns {
  atOnce: number;
  /** The longest queue. Tasks beyond it are refused at once and may be retried. */
  waiting: number;
}

/**
 * Runs heavy tasks a few at once, and one at a time for each owner, so that one member's uploads do not delay
 * another's.
 */
export function takeTurns({ atOnce, waiting: mostWaiting }: Turns) {
  /** The owner whose turn is next comes first. */
  const queues = new Map<string, (() => Promise<void>)[]>();
  const busy = new Set<string>();
  let waiting = 0;

  function startNext(): void {
    if (busy.size >= atOnce) return;
    const [owner, queue] = [...queues].find(([name]) => !busy.has(name)) ?? [];
    const work = queue?.shift();
    if (owner === undefined || !queue || !work) return;
    queues.delete(owner);
    if (queue.length > 0) queues.set(owner, queue);
    busy.add(owner);
    waiting -= 1;
    void work().finally(() => {
      busy.delete(owner);
      startNext();
    });
    startNext();
  }

  return <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    if (waiting >= mostWaiting) return Promise.reject(new ApiError('requestTimeout'));
    waiting += 1;
    const { promise, resolve } = Promise.withResolvers<T>();
    const run = async () => {
      const done = work();
      resolve(done);
      await done.catch(() => undefined);
    };
    queues.set(owner, [...(queues.get(owner) ?? []), run]);
    startNext();
    return promise;
  };
}
