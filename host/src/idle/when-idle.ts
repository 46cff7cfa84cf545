interface Options {
  /** In Safari, which does not say when it is idle, it runs after this time. */
  inSafariMs?: number;
  /** It runs in a browser, too, that has not been idle for so long. */
  atLatestMs?: number;
}

/** Runs once the browser is idle. Returns how to cancel, also while it is running. */
export function whenIdle(begin: () => unknown, { inSafariMs = 1_000, atLatestMs = 0 }: Options = {}): () => void {
  let stop: unknown;
  const run = () => {
    stop = begin();
  };
  const withdraw = 'requestIdleCallback' in window ? idleCallback(run, atLatestMs) : timer(run, inSafariMs);
  return () => {
    withdraw();
    if (typeof stop === 'function') stop();
  };
}

function idleCallback(run: () => void, timeout: number): () => void {
  const idle = window.requestIdleCallback(run, { timeout });
  return () => window.cancelIdleCallback(idle);
}

function timer(run: () => void, ms: number): () => void {
  const later = setTimeout(run, ms);
  return () => clearTimeout(later);
}
