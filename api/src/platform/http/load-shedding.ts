import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

/** Beyond this many requests at once, waiting only makes everyone slow: the rest is refused at once and may retry. */
export function shedLoad(app: FastifyInstance, maxInFlight: number): void {
  const inFlight = new WeakSet<object>();
  let count = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (count >= maxInFlight) throw new ApiError('requestTimeout');
    count += 1;
    inFlight.add(request);
    // 'close' comes for every answer, also when the caller has gone.
    reply.raw.once('close', () => {
      if (inFlight.delete(request)) count -= 1;
    });
  });
}
