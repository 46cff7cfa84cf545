import { proveApi } from '@jangteo/network';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import type { Draining } from './http/draining.ts';

/**
 * `/live`: this process works; restart it otherwise. Its response also contains whether the caller is recognised as an
 * edge, and a proof that the API has the edge's key. `/ready`: send it requests; it queries the database.
 */
export function reportHealth(
  app: FastifyInstance,
  { database, draining, edgeKeys }: { database: Database; draining: Draining; edgeKeys: readonly string[] },
): void {
  const options = { schema: { hide: true }, config: { isProbe: true } };
  app.get('/live', options, async ({ isFromEdge, headers }) => ({
    status: 'live',
    isAskerTrusted: isFromEdge,
    proof: proveApi(edgeKeys, headers),
  }));
  app.get('/ready', options, async (request, reply) => {
    if (!draining.isDraining && (await answers(database, request.log))) return { status: 'ready' };
    return reply.code(503).send({ status: draining.isDraining ? 'draining' : 'database away' });
  });
}

async function answers(database: Database, log: FastifyInstance['log']): Promise<boolean> {
  try {
    await database.check();
    return true;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return false;
  }
}
