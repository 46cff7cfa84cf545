import type { ToastItem } from '@jangteo/contract';
import { makeAnnouncer } from './announcer.ts';

const toasts = makeAnnouncer<[items: ToastItem[]]>();

/** Calls back with the toasts of successful calls. Returns a function that unsubscribes. */
export const onToastItems = toasts.subscribe;

/** Views are recorded without an action of the user: the code that records them shows the toasts, or none. */
const isViewCount = (key: string): boolean => /\/view[/-]count$/.test(key);

export function announceToastItems(key: string, items: ToastItem[]): void {
  if (items.length === 0 || isViewCount(key)) return;
  toasts.announce(items);
}
