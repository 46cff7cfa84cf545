import { ApiError } from '../../platform/errors.ts';

interface Turns {
  atOnce: number;
  /** More than so many wait for nothing: they are refused at once and may be tried again. */
  waiting: number;
}

/** Does heavy work, a few at once and of each owner one at a time: nobody waits behind all that a stranger has sent. */
export function takeTurns({ atOnce, waiting: mostWaiting }: Turns) {
  /** Whose turn it is next comes first. */
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
