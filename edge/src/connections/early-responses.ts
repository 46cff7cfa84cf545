import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time for an honest client to finish sending; many clients read the response only then. */
const drainWithinMs = 20_000;

/**
 * A response may be sent before its request is complete. The rest of the request is read and discarded: unread, it
 * would block the connection's next request, and closing the connection would lose the response.
 */
export function drainEarlyResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // Closing at once would reset the connection while the client is still sending.
    if (isUnfinished(request)) reply.header('connection', 'keep-alive');
  });
  app.addHook('onResponse', async (request) => {
    if (!isUnfinished(request)) return;
    const { raw, socket } = request;
    const giveUp = setTimeout(() => socket.destroy(), drainWithinMs);
    const onClose = () => clearTimeout(giveUp);
    socket.once('close', onClose);
    raw.once('end', () => {
      socket.off('close', onClose);
      clearTimeout(giveUp);
      if (request.headers.connection?.toLowerCase().includes('close')) socket.end();
    });
    raw.unpipe().resume();
  });
}

const isUnfinished = ({ raw }: FastifyRequest): boolean => raw.complete === false && !raw.destroyed;
