import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';

export interface LoadLimits {
  /** Requests that may run at once. */
  maxInFlight: number;
  /** While a request has waited longer than this for the database, in ms, new ones are refused. */
  maxDatabaseWaitMs: number;
}

/** Beyond these limits waiting would only slow everyone down: further requests are refused at once and may retry. */
export function shedLoad(
  app: FastifyInstance,
  database: Database,
  { maxInFlight, maxDatabaseWaitMs }: LoadLimits,
): void {
  const inFlight = new WeakSet<object>();
  let count = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (count >= maxInFlight || database.longestWaitMs() > maxDatabaseWaitMs) throw new ApiError('requestTimeout');
    count += 1;
    inFlight.add(request);
    // 'close' is emitted for every reply, also when the caller has gone.
    reply.raw.once('close', () => {
      if (inFlight.delete(request)) count -= 1;
    });
  });
}
