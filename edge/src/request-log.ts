import type { FastifyInstance } from 'fastify';

/** Logs one line for each request. Queries are left out: they contain search keywords and sign-in codes. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
