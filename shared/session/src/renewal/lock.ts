const lockName = 'jangteo:tokens';

/** A tab that hangs while it holds the lock must not hold up the others for longer. */
const waitForLockMs = 8_000;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs pieces of work on the tokens one after the other, in all tabs of the browser. Without Web Locks, as on plain HTTP,
 * only within this tab: when two tabs refresh one token at once, the server gives both the same successor.
 */
export async function withTokenLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return afterPrevious(work);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(waitForLockMs) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return afterPrevious(work);
  }
}

function afterPrevious<T>(work: () => Promise<T>): Promise<T> {
  const mine = previous.then(work, work);
  previous = mine.catch(() => undefined);
  return mine;
}
