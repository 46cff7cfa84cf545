import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Requests exactly this path over the network: inject() would normalise it. */
export async function askRaw(app: FastifyInstance, path: string, method = 'GET') {
  if (!app.server.listening) await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const outgoing = request({ port, path, method, agent: false }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { statusCode: incoming.statusCode ?? 0, headers: incoming.headers, body: await text(incoming) };
}
