import type { ToastItem } from '@jangteo/contract';

type Listener = (items: ToastItem[]) => void;

const listeners = new Set<Listener>();

/** What the server wants shown after a success. Answers the way to stop listening. */
export function onToastItems(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A view count is recorded behind the user's back: whoever records it shows its toasts, or none. */
const isViewCount = (key: string): boolean => /\/view[/-]count$/.test(key);

export function announceToastItems(key: string, items: ToastItem[]): void {
  if (items.length === 0 || isViewCount(key)) return;
  for (const listener of listeners) listener(items);
}
