import { CallError } from '@jangteo/http';
import { QueryClient } from '@tanstack/react-query';

const minuteMs = 60_000;
const freshMs = 5 * minuteMs;
const keptMs = 10 * minuteMs;
const retryPauseMs = 500;

/** The customer's cache settings. A browser has one client, a server one for each page that it renders. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // A page is rendered within seconds; a timer would only hold its memory.
        gcTime: typeof window === 'undefined' ? Number.POSITIVE_INFINITY : keptMs,
        retry: (failures, error) => failures < 1 && isWorthRetrying(error),
        retryDelay: retryPauseMs,
        refetchOnWindowFocus: false,
      },
      // Offline, too, a change fails at once: the library would wait in silence for the connection.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A refusal does not change by retrying; a call that retried already is not sent four times. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof CallError && !error.isRetried && (error.kind === 'server' || error.kind === 'network');
