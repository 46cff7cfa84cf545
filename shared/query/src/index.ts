export { persistQueries } from './persistence.ts';
export { makeQueryClient } from './query-client.ts';
export { serverNow, setServerClock, startServerClock, useServerClock } from './use-server-clock.ts';
