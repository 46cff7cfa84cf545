// Decision: docs/decisions/2026-11-20-collectors-hear-late.md

import type { Collector } from './collector.ts';

/** More events than a visit causes while a script loads. */
const maxWaiting = 200;

type Task = (collector: Collector) => void;

/** Queues events for a collector whose script is still loading. A script that fails to load, or throws, is ignored. */
export function whenLoaded(collector: Collector, loading: Promise<unknown>): (task: Task) => void {
  let state: 'loading' | 'loaded' | 'failed' = 'loading';
  let waiting: Task[] = [];

  const give = (task: Task) => {
    try {
      task(collector);
    } catch {
      // An error in a third party's script must not reach the visitor.
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
