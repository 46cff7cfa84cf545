const lockName = 'jangteo:tokens';

/** Longer than this nobody waits for another tab: one that hangs must not hold up all others. */
const patienceMs = 8_000;

let previous: Promise<unknown> = Promise.resolve();

/**
 * One after the other, in all tabs of the browser. Where Web Locks are missing, as on plain HTTP, only in this tab: the
 * server answers a token that two tabs turn at once with the same successor.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return afterPrevious(work);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(lockName, { signal: AbortSignal.timeout(patienceMs) }, begin);
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
