import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { defaults } from '../../config.ts';
import { limitRate } from './rate-limit.ts';
import { recogniseEdges } from './recognise-edges.ts';

test('a caller who goes while the token is checked leaves no open request behind', async () => {
  const app = Fastify();
  const { promise: isCounted, resolve: counted } = Promise.withResolvers<void>();
  const { promise: isChecking, resolve: checking } = Promise.withResolvers<void>();
  recogniseEdges(app, { keys: [], isTrusted: () => false });
  // In place of a check that takes so long.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url !== '/left') return;
    checking();
    await once(reply.raw, 'close');
  });
  limitRate(app, { limits: { ...defaults.limits, openAtOnce: 1 }, redis: undefined });
  app.addHook('onRequest', async () => counted());
  app.get('/stays', async () => ({}));
  app.get('/left', async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  caller.write('GET /left HTTP/1.1\r\nHost: market\r\n\r\n');
  await isChecking;
  caller.destroy();
  await isCounted;
  expect((await app.inject({ url: '/stays', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
  await app.close();
});
