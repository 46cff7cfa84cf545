import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { loggable } from '../database/loggable-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Health checks, every few seconds, are not logged. */
    isProbe?: boolean;
  }
}

const requestIdFromEdge = /^[\w-]{8,64}$/;

/** One id from the edge to the database log, so that a request can be followed. */
export const requestId = (request: { headers: IncomingMessage['headers'] }): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdFromEdge.test(given) ? given : randomUUID();
};

/** Query strings, bodies and headers are not logged; secrets within logged objects are masked. */
export const loggerOptions = ({ logLevel }: Config) => ({
  level: logLevel,
  redact: {
    paths: [
      'accessToken',
      'refreshToken',
      'socialToken',
      'authorization',
      'cookie',
      'email',
      'phone',
      'cellphone',
    ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[masked]',
  },
  serializers: { req: ({ id }: { id: string }) => ({ id }), err: loggable },
});

/** One line for each reply. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const level = request.routeOptions.config.isProbe ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        code: request.code,
        member: request.pseudonym,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
