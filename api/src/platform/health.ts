import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import type { IsTrusted } from './http/trusted-proxies.ts';

/**
 * `/live`: this process works; restart it otherwise. It also tells an edge whether its forwarded client addresses are
 * trusted. `/ready`: send it requests; it queries the database.
 */
export function reportHealth(app: FastifyInstance, database: Database, isTrusted: IsTrusted): void {
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  const options = { schema: { hide: true }, config: { isProbe: true } };
  app.get('/live', options, async ({ socket }) => ({
    status: 'live',
    isAskerTrusted: isTrusted(socket.remoteAddress ?? ''),
  }));
  app.get('/ready', options, async (request, reply) => {
    if (!draining && (await answers(database, request.log))) return { status: 'ready' };
    return reply.code(503).send({ status: draining ? 'draining' : 'database away' });
  });
}

async function answers(database: Database, log: FastifyInstance['log']): Promise<boolean> {
  try {
    await database.query('SELECT 1');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return false;
  }
}
