import { AsyncLocalStorage } from 'node:async_hooks';
import { isUnreached, ServerChoice } from '../api-servers/server-choice.ts';
import type { FailedCall } from './protocol.ts';

type OnFailed = (failed: FailedCall[]) => void;

interface PageCalls {
  /** The page's request id, and the proof that an edge renders it. Only the API gets them. */
  headers: Readonly<Record<string, string>>;
  onFailed: OnFailed;
}

/**
 * Makes the calls of pages those of the edge: they carry the page's request id, another server of the API is asked when
 * one has gone, and calls that the API failed to answer are reported. Bundles call it as the thread's own fetch.
 */
export function watchCalls(apiUrls: readonly string[]): <T>(calls: PageCalls, work: () => Promise<T>) => Promise<T> {
  const pages = new AsyncLocalStorage<Omit<PageCalls, 'onFailed'> & { report(path: string, status: number): void }>();
  const plainFetch = globalThis.fetch;
  const servers = new ServerChoice(apiUrls);
  const [known] = apiUrls;

  async function askApi(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    let lost: unknown;
    for (const server of servers.order()) {
      try {
        return await plainFetch(server === known ? request.clone() : new Request(server + pathname + search, request));
      } catch (error) {
        lost = error;
        const mayAskElsewhere = isUnreached(error) || (request.method === 'GET' && error instanceof TypeError);
        if (!mayAskElsewhere || request.signal.aborted) throw error;
        servers.avoid(server);
      }
    }
    throw lost;
  }

  globalThis.fetch = async (input, init) => {
    const page = pages.getStore();
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const isApi = origin === known;
    if (page && isApi) for (const [name, value] of Object.entries(page.headers)) request.headers.set(name, value);
    try {
      const response = await (isApi ? askApi(request) : plainFetch(request));
      page?.report(pathname, response.status);
      return response;
    } catch (error) {
      page?.report(pathname, 0);
      throw error;
    }
  };
  return ({ headers, onFailed }, work) => {
    const failed = new Map<string, number>();
    const report = (path: string, status: number) => {
      const isFailure = status === 0 || status === 429 || status >= 500;
      // A retried call may succeed.
      if (!isFailure && !failed.delete(path)) return;
      if (isFailure) failed.set(path, status);
      onFailed([...failed].map(([path, status]) => ({ path, status })));
    };
    return pages.run({ headers, report }, work);
  };
}
