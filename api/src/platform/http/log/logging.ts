import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { loggable } from '../../database/loggable-error.ts';
import { currentRequest } from '../request-context.ts';
import { logLines } from './log-lines.ts';

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
  stream: logLines,
  // Rather than a logger for each request, which takes longer to make than most lines to write.
  mixin: () => ({ reqId: currentRequest()?.requestId }),
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

/** One line for each reply. Its fields hold nothing to mask, and looking for it costs more than writing the line. */
export function logReplies(app: FastifyInstance): void {
  const log = app.log.child({}, { redact: [] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.config.isProbe ? 'debug' : 'info';
    log[level](
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        code: request.code,
        member: request.pseudonym,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        statements: request.context?.statements,
        databaseMs: Math.round((request.context?.databaseMs ?? 0) * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
