/** Runs once the browser is idle. Returns how to cancel, also while it is running. */
export function whenIdle(begin: () => unknown): () => void {
  let stop: unknown;
  const run = () => {
    stop = begin();
  };
  // Safari has no requestIdleCallback.
  const withdraw = 'requestIdleCallback' in window ? idleCallback(run) : timer(run);
  return () => {
    withdraw();
    if (typeof stop === 'function') stop();
  };
}

function idleCallback(run: () => void): () => void {
  const idle = window.requestIdleCallback(run);
  return () => window.cancelIdleCallback(idle);
}

function timer(run: () => void): () => void {
  const later = setTimeout(run, 1_000);
  return () => clearTimeout(later);
}
