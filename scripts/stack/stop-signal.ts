const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts when the stack shall end: Ctrl-C, a closed terminal, a request to end, or a parent that is gone. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of signals) process.on(signal, stop);
  if (process.channel) {
    process.once('disconnect', stop);
    process.channel.unref();
  }
  // Nobody reads any more when the terminal is closed; that is no reason to end in disorder.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return controller.signal;
}
