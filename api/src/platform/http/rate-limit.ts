import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

/** This machine: the edge renders pages from here for everyone, and passes on the caller's address for all else. */
const ownAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export async function limitRate(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: ownAddresses,
    errorResponseBuilder: () =>
      new ApiError('outOfRange', { status: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' }),
  });
}
