export interface Deadline {
  signal: AbortSignal;
  /** Why the signal was aborted, if it was. */
  reason(): 'timeout' | 'aborted' | undefined;
  /** Rejects early when the signal is aborted. */
  pause(ms: number): Promise<void>;
  /** Resolves as the work does, or rejects when the signal is aborted first; the work itself goes on. */
  within<T>(work: Promise<T>): Promise<T>;
  end(): void;
}

/** One signal for the caller's own signal and for the time limit of a call, retries included. */
export function startDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let reason: 'timeout' | 'aborted' | undefined;

  const stop = (why: 'timeout' | 'aborted') => {
    reason ??= why;
    controller.abort();
  };
  const onAbort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), ms);
  if (caller?.aborted) onAbort();
  else caller?.addEventListener('abort', onAbort, { once: true });

  return {
    signal: controller.signal,
    reason: () => reason,
    pause: (pauseMs) =>
      new Promise((resolve, reject) => {
        const wake = setTimeout(resolve, pauseMs);
        const onStop = () => {
          clearTimeout(wake);
          reject(controller.signal.reason);
        };
        if (controller.signal.aborted) onStop();
        else controller.signal.addEventListener('abort', onStop, { once: true });
      }),
    within: (work) =>
      new Promise((resolve, reject) => {
        const onStop = () => reject(controller.signal.reason);
        if (controller.signal.aborted) return onStop();
        controller.signal.addEventListener('abort', onStop, { once: true });
        work.then(resolve, reject).finally(() => controller.signal.removeEventListener('abort', onStop));
      }),
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}
