import type { FastifyInstance } from 'fastify';

/** Replies are personal or valid for a moment. A reply that may be stored says so itself. */
export function storeNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
