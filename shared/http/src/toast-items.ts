import type { ToastItem } from '@jangteo/contract';

type Listener = (items: ToastItem[]) => void;

const listeners = new Set<Listener>();

/** Calls back with the toasts of successful calls. Returns a function that unsubscribes. */
export function onToastItems(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Views are recorded without an action of the user: the code that records them shows the toasts, or none. */
const isViewCount = (key: string): boolean => /\/view[/-]count$/.test(key);

export function announceToastItems(key: string, items: ToastItem[]): void {
  if (items.length === 0 || isViewCount(key)) return;
  for (const listener of listeners) listener(items);
}
