import type { FastifyInstance } from 'fastify';

/** Repeats the work while the app runs, with a pause in between. Closing the app waits for a running round. */
export function repeat(app: FastifyInstance, pauseMs: number, work: () => Promise<unknown>): void {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const wait = () => {
    if (!isClosing) timer = setTimeout(run, pauseMs);
  };
  const run = () => {
    running = work()
      .catch((error) => app.log.warn({ err: error }, 'work in the background failed'))
      .then(wait);
  };
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
  wait();
}
