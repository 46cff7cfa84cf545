import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { currentRequest } from './request-context.ts';

/** Longer than a replica that is in use may be behind. */
const afterWriteMs = 5_000;

const keyOf = (device: string): string => `jangteo:wrote:${device}`;
const deviceOf = ({ headers }: FastifyRequest): string | undefined => headers.deviceuuid?.toString().slice(0, 100);
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Decides for each request whether it may read from a replica. A device that has just written reads from the primary, so
 * that it finds what it wrote, whichever process served the write.
 */
export function routeReads(app: FastifyInstance, redis: Redis): void {
  app.addHook('onRequest', async (request) => {
    if (request.context && isRead(request)) request.context.mayReadReplica = await mayReadReplica(request, redis);
  });
  app.addHook('onSend', async (request) => {
    const device = deviceOf(request);
    if (device === undefined || (isRead(request) && !request.context?.hasWritten)) return;
    await redis
      .set(keyOf(device), '1', 'PX', afterWriteMs)
      .catch((error) => request.log.warn({ err: error }, 'it is not known that this device has written'));
  });
}

async function mayReadReplica(request: FastifyRequest, redis: Redis): Promise<boolean> {
  const device = deviceOf(request);
  // A page that is rendered for anybody has neither; a member without a device cannot be followed.
  if (device === undefined) return request.headers.authorization === undefined;
  return redis.exists(keyOf(device)).then(
    (count) => count === 0,
    () => false,
  );
}

/** True in a request that may read what is a second old and has written nothing. */
export function mayReadNow(): boolean {
  const request = currentRequest();
  return request?.mayReadReplica === true && !request.hasWritten;
}

export function noteWrite(): void {
  const request = currentRequest();
  if (request) request.hasWritten = true;
}
