import { closerOfIdle } from '@jangteo/network';
import type { FastifyInstance } from 'fastify';

export interface Draining {
  readonly isDraining: boolean;
  /** From now on the API is not ready, and every response ends its connection; requests are still served. */
  start(): void;
}

/**
 * A connection outlives its requests, also one whose request was refused before its body was read. Before and while the
 * server closes, each response ends its connection: edges go elsewhere, and the server does not wait for open ones.
 */
export function closeConnectionsWhenDraining(app: FastifyInstance): Draining {
  let isDraining = false;
  const start = () => {
    isDraining = true;
  };
  const closeIdle = closerOfIdle(app.server);
  app.addHook('preClose', async () => {
    start();
    closeIdle();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    // Fastify closes upon a body that it cannot read; the answer would be lost to a client that is still sending.
    else reply.removeHeader('connection');
    done();
  });
  return {
    get isDraining() {
      return isDraining;
    },
    start,
  };
}
