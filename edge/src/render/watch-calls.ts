import { AsyncLocalStorage } from 'node:async_hooks';
import type { FailedCall } from './protocol.ts';

type OnFailed = (failed: FailedCall[]) => void;

/** Reports a page's calls that the API failed to answer. Bundles call it with the thread's own fetch. */
export function watchCalls(): <T>(onFailed: OnFailed, work: () => Promise<T>) => Promise<T> {
  const pages = new AsyncLocalStorage<(path: string, status: number) => void>();
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const report = pages.getStore();
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    try {
      const response = await plainFetch(input, init);
      report?.(pathname, response.status);
      return response;
    } catch (error) {
      report?.(pathname, 0);
      throw error;
    }
  };
  return (onFailed, work) => {
    const failed = new Map<string, number>();
    const report = (path: string, status: number) => {
      const isFailure = status === 0 || status === 429 || status >= 500;
      // A retried call may succeed.
      if (!isFailure && !failed.delete(path)) return;
      if (isFailure) failed.set(path, status);
      onFailed([...failed].map(([path, status]) => ({ path, status })));
    };
    return pages.run(report, work);
  };
}
