import type { FastifyInstance } from 'fastify';

/** Replies are personal or valid for a moment; a reply that may be stored sets its own header. */
export function storeNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
