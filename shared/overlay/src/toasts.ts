import type { ToastMessage } from '@jangteo/ui';
import { observable } from './observable.ts';

export interface ToastContent extends Omit<ToastMessage, 'id'> {
  /** The subject: a later toast on the same matter replaces this one. */
  matter?: string;
}

type Toast = ToastContent & ToastMessage;

const shownForMs = 2_000;

const toasts = observable<readonly Toast[]>([]);
let count = 0;

/** Shows a short message that goes by itself. The host draws it. */
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

/** The toasts on the screen, oldest first. */
export const useToasts = toasts.use;
