import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

interface RequestContext {
  requestId: string;
  statements: number;
  databaseMs: number;
  /** Whether it may read from a replica, which is up to a second behind. */
  mayReadReplica: boolean;
  hasWritten: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** The request that is being worked on; undefined in background work. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** Code that runs for a request reads the request's id here, without passing it through every function. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const context = {
      requestId: request.id,
      statements: 0,
      databaseMs: 0,
      mayReadReplica: false,
      hasWritten: false,
    };
    request.context = context;
    contexts.run(context, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    context?: RequestContext;
  }
}
