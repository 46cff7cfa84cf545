const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Aborts when the stack must end: Ctrl-C, a closed terminal, SIGTERM, or a dead parent. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const signal of signals) process.on(signal, stop);
  if (process.channel) {
    process.once('disconnect', stop);
    process.channel.unref();
  }
  // Output fails when the terminal is closed; the stack must end in order all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return controller.signal;
}
