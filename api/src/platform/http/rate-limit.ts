import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/** The edge passes on the address of whoever asks; what it asks by itself, to render pages for everyone, is not counted. */
export async function limitRate(app: FastifyInstance, requestsPerMinute: number, isTrusted: IsTrusted): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    cache: 20_000,
    allowList: ({ ip }: { ip: string }) => isTrusted(ip),
    errorResponseBuilder: () =>
      new ApiError('outOfRange', { status: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' }),
  });
}
