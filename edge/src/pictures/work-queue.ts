/** Thrown when too many tasks are waiting: the client may retry soon. */
export class QueueFull extends Error {}

/** Runs heavy tasks a few at once, queues the rest in order, and refuses those beyond the longest queue. */
export function workQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) throw new QueueFull('Too many pictures wait to be made');
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
