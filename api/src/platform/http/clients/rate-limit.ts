// Decision: docs/decisions/2026-11-25-a-request-is-counted-in-one-step.md

import { networkOf, PerMinute } from '@jangteo/network';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { ApiError } from '../../errors.ts';
import { claimsOf } from './caller.ts';

export interface RateLimits {
  /**
   * Of requests without a login. Many phones may share an address: those of a mobile network or an office. Members are counted
   * one by one instead, so that strangers at their address do not use up what they may send.
   */
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

/** One client of a request, and how many requests it may send in a minute. */
interface Counted {
  name: 'address' | 'device' | 'member';
  client: string;
  most: number;
}

/** Counts a request for each client until one has sent too many, and returns the seconds to wait: 0 if it is allowed. */
type Count = (clients: readonly Counted[]) => number | Promise<number>;

/**
 * The edge forwards the visitor's address; its own requests, which render pages for everyone, are not counted. When
 * Redis cannot be reached, requests are served: a market without limits is better than a closed one.
 */
export function limitRate(app: FastifyInstance, { limits, redis }: Options): void {
  const count = redis ? countForAll(redis) : countHere(limits);
  const open = new Map<string, number>();
  const keepOpen = (key: string, reply: FastifyReply) => {
    // The caller may have gone while the token was checked: 'close' is not emitted again.
    if (reply.raw.closed) return;
    if ((open.get(key) ?? 0) >= limits.openAtOnce) throw tooManyError();
    add(open, key, 1);
    reply.raw.once('close', () => add(open, key, -1));
  };
  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request;
    const member = headers.authorization ? await memberOf(request) : undefined;
    if (member) keepOpen(`member:${member}`, reply);
    if (request.isFromEdge && !headers['x-forwarded-for']) return;
    const address = networkOf(request.ip);
    keepOpen(`address:${address}`, reply);
    const device = headers.deviceuuid?.toString().slice(0, 100);
    const clients: Counted[] = [
      member
        ? { name: 'member', client: member, most: limits.memberPerMinute }
        : { name: 'address', client: address, most: limits.addressPerMinute },
    ];
    if (device) clients.push({ name: 'device', client: device, most: limits.devicePerMinute });
    const waitSeconds = await count(clients);
    if (waitSeconds === 0) return;
    reply.header('retry-after', waitSeconds);
    throw tooManyError();
  });
}

/**
 * Checked by the signature alone, so that a flood does not reach the database. A forged or expired token is not counted
 * for any member.
 */
const memberOf = (request: FastifyRequest): Promise<string | undefined> =>
  claimsOf(request).then(
    ({ memberId, isExpired }) => (isExpired ? undefined : String(memberId)),
    () => undefined,
  );

function countHere(limits: RateLimits): Count {
  const counts = {
    address: new PerMinute(limits.addressPerMinute),
    device: new PerMinute(limits.devicePerMinute),
    member: new PerMinute(limits.memberPerMinute),
  };
  return (clients) => {
    for (const { name, client } of clients) {
      const waitSeconds = counts[name].secondsToWait(client);
      if (waitSeconds > 0) return waitSeconds;
    }
    return 0;
  };
}

/** Returns the milliseconds that the first client beyond its limit has to wait; 0 if there is none. */
const countScript = `
  for place, key in ipairs(KEYS) do
    local count = redis.call('INCR', key)
    if count == 1 then redis.call('PEXPIRE', key, 60000) end
    if count > tonumber(ARGV[place]) then return redis.call('PTTL', key) end
  end
  return 0`;

function countForAll(redis: Redis): Count {
  return async (clients) => {
    const keys = clients.map(({ name, client }) => `jangteo:limit:${name}:${client}`);
    const waitMs = await redis
      .eval(countScript, keys.length, ...keys, ...clients.map(({ most }) => most))
      .catch(() => 0);
    return Math.ceil(Number(waitMs) / 1_000);
  };
}

const tooManyError = () =>
  new ApiError('outOfRange', { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' });

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
