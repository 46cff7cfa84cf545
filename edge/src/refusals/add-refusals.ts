import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusal.ts';

/** Handles requests without a route, and errors thrown by routes. */
export function addRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    // Every path has a route for GET, so a request without a route has another method.
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
