import type { ToastMessage } from '@jangteo/ui';
import { useSyncExternalStore } from 'react';

export type ToastContent = Omit<ToastMessage, 'id'>;

const shownForMs = 2_000;
const none: readonly ToastMessage[] = [];

let toasts = none;
let count = 0;
const listeners = new Set<() => void>();

/** Says something in passing: it goes away by itself. The host draws it. */
export function showToast(content: ToastContent): void {
  const message = { ...content, id: `toast-${++count}` };
  change([...toasts, message]);
  setTimeout(() => change(toasts.filter((toast) => toast !== message)), shownForMs);
}

function change(next: readonly ToastMessage[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Those that are on show, the oldest first. */
export const useToasts = (): readonly ToastMessage[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
