import { CallError } from '@jangteo/http';

/**
 * The server has refused the request: after any other failure the text may have been published. A repeat that is refused for
 * its login or its rate says nothing of the request before.
 */
export const isDecided = (error: unknown, { isRepeat }: { isRepeat: boolean }): boolean =>
  error instanceof CallError &&
  error.kind === 'refused' &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  !(isRepeat && [401, 429].includes(error.status));
