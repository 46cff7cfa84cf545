import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the request that this page was rendered for: another one's, where requests share a rendering. */
    renderedAs?: string | undefined;
  }
}

/** Logs one line for each request. Queries are left out: they contain search keywords and sign-in codes. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { renderedAs } = request;
    request.log.info({
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(renderedAs !== undefined && renderedAs !== request.id && { renderedAs }),
    });
  });
}
