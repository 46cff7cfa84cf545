import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { edgeProofHeader } from '@jangteo/network';
import type { FastifyRequest } from 'fastify';

/** Hop-by-hop headers, which are not forwarded (RFC 9110, 7.6.1). */
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

/** Headers that only the edge sets: the body's framing, the client's address and the request's id. */
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
  edgeProofHeader,
];

/** Only headers on a fixed list are forwarded: nothing that a client sends changes the list. */
export const requestHeaders = (request: FastifyRequest): OutgoingHttpHeaders => ({
  ...without([...ofConnection, ...ofEdge], request.headers),
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
  'x-request-id': request.id,
});

/** The API is trusted when it names further hop-by-hop headers. */
export function responseHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  return without([...ofConnection, ...named], headers);
}

function without(names: readonly string[], headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
