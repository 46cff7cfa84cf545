import { localNames } from '@jangteo/contract/names';
import { localStore } from './stores.ts';

/**
 * Calls back with what other tabs of this browser store under the name; undefined when they remove it. Returns a
 * function that unsubscribes.
 */
export function onStoredElsewhere(
  name: keyof typeof localNames,
  listener: (value: string | undefined) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === localNames[name]) listener(newValue ?? undefined);
    },
    { signal },
  );
  // A document in the back-forward cache may miss the events until the browser restores it.
  let left: string | undefined;
  window.addEventListener(
    'pagehide',
    () => {
      left = localStore.get(name);
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      const value = persisted ? localStore.get(name) : left;
      if (value !== left) listener(value);
    },
    { signal },
  );
  return () => listening.abort();
}
