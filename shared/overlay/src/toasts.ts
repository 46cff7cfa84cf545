import type { ToastMessage } from '@jangteo/ui';
import { observable } from './observable.ts';

export type ToastContent = Omit<ToastMessage, 'id'>;

const shownForMs = 2_000;

const toasts = observable<readonly ToastMessage[]>([]);
let count = 0;

/** Says something in passing: it goes away by itself. The host draws it. */
export function showToast(content: ToastContent): void {
  const message = { ...content, id: `toast-${++count}` };
  toasts.set([...toasts.get(), message]);
  setTimeout(() => toasts.set(toasts.get().filter((toast) => toast !== message)), shownForMs);
}

/** Those that are on show, the oldest first. */
export const useToasts = toasts.use;
