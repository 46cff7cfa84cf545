import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { ApiError } from '../errors.ts';
import { claimsOf } from './caller.ts';
import { networkOf } from './client-network.ts';
import type { IsTrusted } from './trusted-proxies.ts';

export interface RateLimits {
  /** Many phones may share one: a mobile network's, an office's. */
  addressPerMinute: number;
  devicePerMinute: number;
  memberPerMinute: number;
}

interface Options {
  limits: RateLimits;
  isTrusted: IsTrusted;
  /** Counts for all processes together; without one, each counts for itself. */
  redis: Redis | undefined;
}

/** Whom a request is counted for; nothing where it does not say. */
type Subject = (request: FastifyRequest) => string | undefined | Promise<string | undefined>;

const addressOf: Subject = ({ ip }) => networkOf(ip);
const deviceOf: Subject = ({ headers }) => headers.deviceuuid?.toString().slice(0, 100);
/** By the signature alone: a flood must not reach the database. A token that is nobody’s, or over, costs nobody anything. */
const memberOf: Subject = (request) =>
  claimsOf(request).then(
    ({ memberId, isExpired }) => (isExpired ? undefined : String(memberId)),
    () => undefined,
  );

/**
 * The edge passes on the address of whoever asks; what it asks by itself, to render pages for everyone, is not counted.
 * When the counts cannot be reached, requests are served: a market without limits is better than a closed one.
 */
export async function limitRate(app: FastifyInstance, { limits, isTrusted, redis }: Options): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: '1 minute',
    cache: 20_000,
    skipOnError: true,
    nameSpace: 'jangteo:limit:',
    ...(redis && { redis }),
  });
  const limitOf = (name: string, max: number, subject: Subject) =>
    app.createRateLimit({
      max,
      keyGenerator: async (request) => `${name}:${(await subject(request)) ?? ''}`,
      allowList: (_, key) => key === `${name}:`,
    });
  const counters = [
    limitOf('address', limits.addressPerMinute, addressOf),
    limitOf('device', limits.devicePerMinute, deviceOf),
    limitOf('member', limits.memberPerMinute, memberOf),
  ];
  app.addHook('onRequest', async (request, reply) => {
    if (isTrusted(request.ip)) return;
    for (const count of counters) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
      throw new ApiError('outOfRange', { status: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' });
    }
  });
}
