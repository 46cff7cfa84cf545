import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Headers of one connection, which do not go on to the next (RFC 9110, 7.6.1). */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];

/** What only the edge says: how the body is framed, who the client is, and which request this is. */
const ofEdge = [
  'content-length',
  'expect',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
];

/** Which headers go on is a fixed list: nothing that a client writes changes it. */
export const requestHeaders = (request: FastifyRequest, host: string): OutgoingHttpHeaders => ({
  ...without([...ofConnection, ...ofEdge], request.headers),
  host,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
});

/** The API is believed when it names headers of its own connection. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return without([...ofConnection, ...named], headers);
}

function without(names: readonly string[], headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
