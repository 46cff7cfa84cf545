import type { FastifyInstance } from 'fastify';

/**
 * A connection outlives its requests, also one whose request was refused before its body was read. While the server
 * closes, each response ends its connection, because the server waits for open ones.
 */
export function closeConnectionsWhenDraining(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    // Fastify closes upon a body that it cannot read; the answer would be lost to a client that is still sending.
    else reply.removeHeader('connection');
    done();
  });
}
