import type { FastifyInstance } from 'fastify';

/** Answers are somebody's, or true for a moment. What may be stored says so itself. */
export function storeNothing(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
