import type { FastifyInstance } from 'fastify';

/** One line for each request. Queries stay out of it: they carry what visitors search for, and codes of sign-ins. */
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
