import fastifyRateLimit from '@fastify/rate-limit';
import { networkOf } from '@jangteo/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { ApiError } from '../errors.ts';
import { claimsOf } from './caller.ts';

export interface RateLimits {
  /** Many phones may share an address: those of a mobile network or an office. */
  addressPerMinute: number;
  devicePerMinute: number;
  memberPerMinute: number;
  /** Requests of one address, and of one member, that are open at once: more than any phone has, less than a queue takes. */
  openAtOnce: number;
}

interface Options {
  limits: RateLimits;
  /** The counts of all processes; without Redis each process counts for itself. */
  redis: Redis | undefined;
}

/** The key that a request is counted under; undefined if it has none. */
type Subject = (request: FastifyRequest) => string | undefined | Promise<string | undefined>;

const addressOf: Subject = ({ ip }) => networkOf(ip);
const deviceOf: Subject = ({ headers }) => headers.deviceuuid?.toString().slice(0, 100);
/**
 * Checked by the signature alone, so that a flood does not reach the database. A forged or expired token is not counted
 * for any member.
 */
const memberOf: Subject = (request) =>
  request.headers.authorization &&
  claimsOf(request).then(
    ({ memberId, isExpired }) => (isExpired ? undefined : String(memberId)),
    () => undefined,
  );

/**
 * The edge forwards the visitor's address; its own requests, which render pages for everyone, are not counted. When
 * Redis cannot be reached, requests are served: a market without limits is better than a closed one.
 */
export async function limitRate(app: FastifyInstance, { limits, redis }: Options): Promise<void> {
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
  const open = new Map<string, number>();
  const openOf = (name: string, subject: Subject) => async (request: FastifyRequest, reply: FastifyReply) => {
    const key = `${name}:${(await subject(request)) ?? ''}`;
    if (key === `${name}:`) return;
    if ((open.get(key) ?? 0) >= limits.openAtOnce) throw tooManyError();
    add(open, key, 1);
    reply.raw.once('close', () => add(open, key, -1));
  };
  const openOfAddress = openOf('address', addressOf);
  const openOfMember = openOf('member', memberOf);
  app.addHook('onRequest', async (request, reply) => {
    await openOfMember(request, reply);
    if (request.isFromEdge && !request.headers['x-forwarded-for']) return;
    await openOfAddress(request, reply);
    for (const count of counters) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', Math.max(1, counted.ttlInSeconds));
      throw tooManyError();
    }
  });
}

const tooManyError = () =>
  new ApiError('outOfRange', { status: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' });

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
