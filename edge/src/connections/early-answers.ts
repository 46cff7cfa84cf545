import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Enough for an honest client to finish what it sends; only then does it read why that was in vain. */
const drainWithinMs = 20_000;

/**
 * An answer may be there before its request is. What still comes is read and thrown away: left unread it would hold up
 * the connection's next request, and a connection that is closed upon it takes the answer with it.
 */
export function drainEarlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // Closed, it would be reset while the client is still writing.
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
