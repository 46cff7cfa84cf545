import { ApiError } from '../../platform/errors.ts';

/** Runs heavy work one piece at a time. When too many wait, the next one is refused at once and may be retried. */
export function oneByOne({ waiting: most }: { waiting: number }) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > most) return Promise.reject(new ApiError('requestTimeout'));
    waiting += 1;
    const done = last.then(work, work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
