import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../refusals/refusal.ts';

/**
 * The connection options that a client may send. Any other option names a header as hop-by-hop, and servers differ in
 * how they treat that.
 */
const knownOptions = ['close', 'keep-alive', 'upgrade', 'te', ''];

/** Refuses requests that two servers in a row could parse differently (request smuggling). */
export function refuseOddFraming(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOdd(request.headers) || hasTwoHosts(request.raw.rawHeaders)) return sendRefusal(request, reply, 400);
  });
}

/** Node keeps the first of several: a proxy in front may have taken the other (RFC 9112, 3.2). */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;

function isOdd({ connection = '', 'transfer-encoding': coding = 'chunked' }: IncomingHttpHeaders): boolean {
  const options = connection.split(',').map((option) => option.trim().toLowerCase());
  return coding.toLowerCase() !== 'chunked' || options.some((option) => !knownOptions.includes(option));
}
