import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Headers of one connection, which do not go on to the next (RFC 9110, 7.6.1). */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Only the edge says who the client is and which request this is. */
export function requestHeaders(request: FastifyRequest, host: string): OutgoingHttpHeaders {
  return {
    ...withoutConnection(request.headers),
    // A body whose length is not known travels in chunks.
    ...(request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}

export const answerHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => withoutConnection(headers);

function withoutConnection(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...ofConnection, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
