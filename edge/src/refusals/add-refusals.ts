import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusal.ts';

/** What no route takes, and what goes wrong in one. */
export function addRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    // Every path has a route for GET: what ends here came with another method.
    const isCall = request.url.startsWith('/api/');
    reply.header('allow', isCall ? 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' : 'GET, HEAD');
    return sendRefusal(request, reply, 405);
  });
  app.setErrorHandler<FastifyError>(sendError);
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error(error, 'A request failed');
  return sendRefusal(request, reply, status);
}
