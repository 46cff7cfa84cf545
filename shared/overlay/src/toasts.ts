import type { ToastMessage } from '@jangteo/ui';
import { observable } from './observable.ts';

export interface ToastContent extends Omit<ToastMessage, 'id'> {
  /** What it is about: a later toast on the same matter takes the place of this one. */
  matter?: string;
}

type Toast = ToastContent & ToastMessage;

const shownForMs = 2_000;

const toasts = observable<readonly Toast[]>([]);
let count = 0;

/** Says something in passing: it goes away by itself. The host draws it. */
export function showToast(content: ToastContent): void {
  const { matter, action } = content;
  const toast: Toast = { ...content, id: `toast-${++count}` };
  const take = () => toasts.set(toasts.get().filter((other) => other !== toast));
  if (action) {
    toast.action = {
      ...action,
      onPress() {
        take();
        action.onPress();
      },
    };
  }
  const others = toasts.get().filter((other) => matter === undefined || other.matter !== matter);
  toasts.set([...others, toast]);
  setTimeout(take, shownForMs);
}

/** Those that are on show, the oldest first. */
export const useToasts = toasts.use;
