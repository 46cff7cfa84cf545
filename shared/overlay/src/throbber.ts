import { observable } from './observable.ts';
import { prepareOverlays } from './wanted.ts';

/** Work that takes no longer shows no throbber. */
const showAfterMs = 300;

const slow = observable(0);

/** Covers the page while `work` takes long, and settles as `work` does. */
export async function withThrobber<T>(work: Promise<T>): Promise<T> {
  prepareOverlays();
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    slow.set(slow.get() + 1);
  }, showAfterMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (isSlow) slow.set(slow.get() - 1);
  }
}

export const useThrobber = (): boolean => slow.use() > 0;
