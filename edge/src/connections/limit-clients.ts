import type { Socket } from 'node:net';
import { networkOf } from '@jangteo/network';
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../refusals/refusal.ts';
import { Lanes } from './lanes.ts';

export interface ClientLimits {
  /** Many phones may share an address, each with six connections. */
  connections: number;
  /** Requests whose response is not complete. */
  requests: number;
}

interface Options {
  limits: ClientLimits;
  /** Behind a proxy all connections are the proxy's own, so only requests are counted. */
  isBehindProxy: boolean;
}

/** Limits what one client can hold, however slowly it sends and reads. */
export function limitClients(app: FastifyInstance, { limits, isBehindProxy }: Options): void {
  const most = Number.POSITIVE_INFINITY;
  const lanes = new Lanes({
    connections: { most, mostPerClient: isBehindProxy ? most : limits.connections },
    requests: { most, mostPerClient: limits.requests },
  });
  app.server.on('connection', (socket: Socket) => {
    const leave = lanes.enter('connections', networkOf(socket.remoteAddress ?? ''));
    if (typeof leave === 'string') socket.destroy();
    else socket.once('close', leave);
  });
  app.addHook('onRequest', async (request, reply) => {
    const leave = lanes.enter('requests', networkOf(request.ip));
    if (typeof leave === 'string') return sendRefusal(request, reply, 429);
    reply.raw.once('close', leave);
  });
}
