import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';

export interface LoadLimits {
  /** Requests in work at once. */
  maxInFlight: number;
  /** While somebody has waited longer than this for the database, in ms, nobody else is let in. */
  maxDatabaseWait: number;
}

/** Beyond these limits, waiting only makes everyone slow: the rest is refused at once and may retry. */
export function shedLoad(app: FastifyInstance, database: Database, { maxInFlight, maxDatabaseWait }: LoadLimits): void {
  const inFlight = new WeakSet<object>();
  let count = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (count >= maxInFlight || database.longestWait() > maxDatabaseWait) throw new ApiError('requestTimeout');
    count += 1;
    inFlight.add(request);
    // 'close' comes for every answer, also when the caller has gone.
    reply.raw.once('close', () => {
      if (inFlight.delete(request)) count -= 1;
    });
  });
}
