const secondMs = 1_000;
/** Leaves the first seconds of a page to what the user is waiting for. */
const askAfterMs = 1_000;
/** Some devices stop the page's own clock while they sleep. */
const longAbsenceMs = 10_000;

/** `ask` answers the server's time in ms, or nothing where the server cannot be reached. */
export function makeServerClock(ask: () => Promise<number | undefined>) {
  /** The server's time at the zero of the page's own clock, which nobody can set wrong. */
  let timeAtZero: number | undefined;
  /** Taken from an answer as it arrived, not from a page or a cache, which may be old. */
  let isExact = false;

  const listeners = new Set<() => void>();
  let stopTicking: (() => void) | undefined;

  /** As long as the server has said nothing, this device's guess. */
  const now = (): number => (timeAtZero === undefined ? Date.now() : timeAtZero + performance.now());

  function set(serverTime: number): void {
    timeAtZero = serverTime - performance.now();
    isExact = true;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** Without an answer the clock goes on as it is. */
  async function askServer(): Promise<void> {
    const askedAt = performance.now();
    const answered = await ask();
    if (answered === undefined) return;
    const travelMs = (performance.now() - askedAt) / 2;
    set(answered + travelMs);
  }

  function startTicking(): () => void {
    let tickTimer = setTimeout(tick, secondMs - (now() % secondMs));
    const askTimer = isExact ? undefined : setTimeout(() => void askServer(), askAfterMs);
    let hiddenAt = Date.now();

    function tick() {
      notify();
      tickTimer = setTimeout(tick, secondMs - (now() % secondMs));
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > longAbsenceMs) void askServer();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(tickTimer);
      clearTimeout(askTimer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }

  return {
    now,
    /** The start of the current second. */
    second: (): number => Math.floor(now() / secondMs) * secondMs,
    isSet: (): boolean => timeAtZero !== undefined,
    /** For an answer that has just arrived with the server's time. */
    set,
    /** For a time of unknown age, which is better than none until the server has been asked. */
    guess(serverTime: number): void {
      if (timeAtZero !== undefined) return;
      timeAtZero = serverTime - performance.now();
      notify();
    },
    /** Calls at every full second, as long as anybody listens. Answers the way to stop. */
    onSecond(listener: () => void): () => void {
      listeners.add(listener);
      stopTicking ??= startTicking();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopTicking?.();
        stopTicking = undefined;
      };
    },
  };
}
