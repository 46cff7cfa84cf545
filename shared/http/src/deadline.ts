export interface Deadline {
  signal: AbortSignal;
  /** Why the signal fired, if it did. */
  reason(): 'timeout' | 'aborted' | undefined;
  /** Rejects early when the signal fires. */
  pause(ms: number): Promise<void>;
  end(): void;
}

/** One signal for the caller's wish to stop and for the time that a call may take, all its tries together. */
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
    end() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', onAbort);
    },
  };
}
