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

/**
 * Calls back with the part of what is stored under the name that another tab had stored and has removed, and with the text that
 * is left. Returns a function that unsubscribes.
 */
export function onRemovedElsewhere<Part>(
  name: keyof typeof localNames,
  partOf: (text: string | undefined) => Part | undefined,
  listener: (removed: Part, left: string | undefined) => void,
): () => void {
  let storedByOther: Part | undefined;
  return onStoredElsewhere(name, (text) => {
    const removed = storedByOther;
    storedByOther = partOf(text);
    if (removed && !storedByOther) listener(removed, text);
  });
}
