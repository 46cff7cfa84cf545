import type { FastifyInstance } from 'fastify';

/** Replies are personal or valid for a moment; a reply that may be stored sets its own header. */
export function storeNothing(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
}
