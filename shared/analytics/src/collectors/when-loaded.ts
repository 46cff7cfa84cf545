import type { Collector } from './collector.ts';

/** As many as a visitor causes while a script is on its way. */
const maxWaiting = 200;

type Task = (collector: Collector) => void;

/** Hands over to a collector whose script is still to come. One that never comes, or throws, is passed over in silence. */
export function whenLoaded(collector: Collector, loading: Promise<unknown>): (task: Task) => void {
  let state: 'loading' | 'loaded' | 'failed' = 'loading';
  let waiting: Task[] = [];

  const give = (task: Task) => {
    try {
      task(collector);
    } catch {
      // What goes wrong in somebody else's script is not the visitor's business.
    }
  };
  loading.then(
    () => {
      state = 'loaded';
      for (const task of waiting) give(task);
      waiting = [];
    },
    () => {
      state = 'failed';
      waiting = [];
    },
  );
  return (task) => {
    if (state === 'loaded') give(task);
    else if (state === 'loading') waiting = [...waiting, task].slice(-maxWaiting);
  };
}
