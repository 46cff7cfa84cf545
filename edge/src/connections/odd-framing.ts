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
    if (isOdd(request.headers)) return sendRefusal(request, reply, 400);
  });
}

function isOdd({ connection = '', 'transfer-encoding': coding = 'chunked' }: IncomingHttpHeaders): boolean {
  const options = connection.split(',').map((option) => option.trim().toLowerCase());
  return coding.toLowerCase() !== 'chunked' || options.some((option) => !knownOptions.includes(option));
}
