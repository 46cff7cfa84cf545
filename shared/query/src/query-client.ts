import { CallError } from '@jangteo/http';
import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;
const freshMs = 5 * minuteMs;
const keptMs = 10 * minuteMs;
const retryPauseMs = 500;

/** The customer's caching. Browsers have one client, a server one for each page it renders. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // A page rendered on the server is done within seconds; a timer would only hold its memory.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : keptMs,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: retryPauseMs,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** A refusal stays one, however often one asks; what was sent twice already is not sent four times. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof CallError && !error.isRetried && (error.kind === 'server' || error.kind === 'network');
