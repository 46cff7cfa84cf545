/** Thrown when too much waits already: the same may be asked for again soon. */
export class QueueFull extends Error {}

/** Does heavy work a few at once, the rest in the order in which it came, and refuses what would wait behind too many. */
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
