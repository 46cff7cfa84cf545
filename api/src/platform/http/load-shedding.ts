import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { AdaptiveLimit } from './adaptive-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Refused because there were too many: counted, but not worth a line in the log each. */
    wasShed?: boolean;
  }
}

export interface LoadLimits {
  /** Requests in work at once, of all lanes. */
  maxInFlight: number;
  /** While somebody has waited longer than this for the database, in ms, nobody else is let in. */
  maxDatabaseWait: number;
}

/** Each kind has a part of the room for itself: what there is too much of does not crowd out the others. */
const lanes = { reads: 0.6, writes: 0.25, signIn: 0.1, pictures: 0.05 };
type Lane = keyof typeof lanes;

/** Waiting for longer than this means that there are more requests than can be answered. */
const mostWaitMs = 100;
const adaptedEveryMs = 50;
const reportedEveryMs = 1_000;

/** Refuses at once, before anything else is done, what would only wait and make everyone slow. It may be tried again. */
export function shedLoad(app: FastifyInstance, database: Database, { maxInFlight, maxDatabaseWait }: LoadLimits): void {
  const limit = new AdaptiveLimit(mostWaitMs);
  const inFlight: Record<Lane, number> = { reads: 0, writes: 0, signIn: 0, pictures: 0 };
  let shedCount = 0;
  const reporting = setInterval(() => {
    if (shedCount > 0) app.log.warn({ shedCount, inFlight, part: limit.part }, 'more requests than can be answered');
    shedCount = 0;
  }, reportedEveryMs).unref();
  let expectedAt = performance.now() + adaptedEveryMs;
  const adapting = setInterval(() => {
    // This function waits for its turn as every request does.
    const lateMs = performance.now() - expectedAt;
    expectedAt = performance.now() + adaptedEveryMs;
    limit.adapt(Math.max(lateMs, database.longestWait()));
  }, adaptedEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(adapting);
    clearInterval(reporting);
  });

  app.addHook('onRequest', async (request, reply) => {
    const lane = laneOf(request);
    const room = Math.max(1, Math.floor(maxInFlight * lanes[lane] * limit.part));
    if (inFlight[lane] >= room || database.longestWait() > maxDatabaseWait) {
      request.wasShed = true;
      shedCount += 1;
      throw new ApiError('requestTimeout');
    }
    inFlight[lane] += 1;
    // 'close' comes once for every answer, also when the caller has gone.
    reply.raw.once('close', () => {
      inFlight[lane] -= 1;
    });
  });
}

function laneOf({ method, routeOptions }: FastifyRequest): Lane {
  const path = routeOptions.url ?? '';
  if (path === '/api/v1/community/image') return 'pictures';
  if (/^\/api\/v\d\/(auth|token)\//.test(path)) return 'signIn';
  return method === 'GET' || method === 'HEAD' ? 'reads' : 'writes';
}
