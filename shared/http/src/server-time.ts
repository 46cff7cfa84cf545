type Listener = (earliest: number, latest: number) => void;

const listeners = new Set<Listener>();
const secondMs = 1_000;

/**
 * Calls back with two times in ms, between which the server's was when a reply arrived. Returns a function that
 * unsubscribes.
 */
export function onServerTime(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** @param date The reply's header, in whole seconds. */
export function announceServerTime(date: unknown, tookMs: number): void {
  const earliest = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(earliest)) return;
  for (const listener of listeners) listener(earliest, earliest + secondMs + tookMs);
}
