const secondMs = 1_000;
/** Waits until the first requests of a page are done. */
const askAfterMs = 1_000;
/** Some devices stop the page's own clock while they sleep. */
const longAbsenceMs = 10_000;

/** `ask` resolves with the server's time in ms, or undefined where the server cannot be reached. */
export function makeServerClock(ask: () => Promise<number | undefined>) {
  /** The server's time at the zero of `performance.now()`, a clock that users cannot change. */
  let timeAtZero: number | undefined;
  /** Whether the time came from a response as it arrived, not from a page or a cache, which may be old. */
  let isExact = false;

  const listeners = new Set<() => void>();
  let stopTicking: (() => void) | undefined;

  /** The device's time until the server's is known. */
  const now = (): number => (timeAtZero === undefined ? Date.now() : timeAtZero + performance.now());

  function set(serverTime: number): void {
    timeAtZero = serverTime - performance.now();
    isExact = true;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  /** Without a response the clock goes on as it is. */
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
    /** Sets the exact time from a response that has just arrived. */
    set,
    /** Sets an estimate from a time of unknown age, until the server has been asked. */
    guess(serverTime: number): void {
      if (timeAtZero !== undefined) return;
      timeAtZero = serverTime - performance.now();
      notify();
    },
    /** Corrects what cannot be: a guess, the device's own clock, or one that has stopped while the device slept. */
    bound(earliest: number, latest: number): void {
      const time = now();
      const possible = Math.min(Math.max(time, earliest), latest);
      if (possible === time) return;
      timeAtZero = possible - performance.now();
      notify();
    },
    /** Calls back at every full second. Returns a function that unsubscribes. */
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
