import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../refusals/refusal.ts';

/** All that a client may say of its connection. Any other option names a header, which servers then read differently. */
const knownOptions = ['close', 'keep-alive', 'upgrade', 'te', ''];

/** Requests that two servers in a row could take for different ones are no requests. */
export function refuseOddFraming(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isOdd(request.headers)) return sendRefusal(request, reply, 400);
  });
}

function isOdd({ connection = '', 'transfer-encoding': coding = 'chunked' }: IncomingHttpHeaders): boolean {
  const options = connection.split(',').map((option) => option.trim().toLowerCase());
  return coding.toLowerCase() !== 'chunked' || options.some((option) => !knownOptions.includes(option));
}
