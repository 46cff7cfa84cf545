import type { IncomingMessage } from 'node:http';

/**
 * How many requests of each kind may be in work whatever the other kinds do: enough reads to keep the database's connections
 * busy, and enough writes and logins to go on while reads flood in.
 */
export const ownPlaces = { reads: 16, writes: 8, signIn: 8, pictures: 4 };

export type Lane = keyof typeof ownPlaces;

const picturePaths = /^\/(img\/|api\/v1\/community\/image)/;
const signInPaths = /^\/api\/v\d+\/(auth|token)\//;
const healthPaths = /^\/(live|ready)(\?|$)/;

/** Undefined for health checks, which are never refused. */
export function laneOf({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): Lane | undefined {
  if (healthPaths.test(url)) return undefined;
  if (picturePaths.test(url)) return 'pictures';
  if (signInPaths.test(url)) return 'signIn';
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
}
