/**
 * Runs once the browser is idle; in Safari, which does not say when, after some time. Returns how to cancel, also while it
 * is running.
 */
export function whenIdle(begin: () => unknown, { inSafariMs = 1_000 } = {}): () => void {
  let stop: unknown;
  const run = () => {
    stop = begin();
  };
  const withdraw = 'requestIdleCallback' in window ? idleCallback(run) : timer(run, inSafariMs);
  return () => {
    withdraw();
    if (typeof stop === 'function') stop();
  };
}

function idleCallback(run: () => void): () => void {
  const idle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(idle);
}

function timer(run: () => void, ms: number): () => void {
  const later = setTimeout(run, ms);
  return () => clearTimeout(later);
}
