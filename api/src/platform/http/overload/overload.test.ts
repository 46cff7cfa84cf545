import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallKey, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { generousLimits, openTestApp, refuse } from '../../../../test/app.ts';
import { openVisitors } from '../../../../test/visitors.ts';
import { defaults } from '../../config.ts';
import { closeConnectionsWhenDraining } from '../draining.ts';
import type { LoadLimits } from './admission.ts';
import { EventLoop } from './event-loop.ts';
import { laneOf, ownPlaces } from './lanes.ts';
import { sheddingServer } from './shed-load.ts';

const notices = '/api/v1/display/notice';
const clock = '/api/v1/display/web/current-datetime';

interface Reply {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
}

const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

/** Asks over connections: requests that are injected do not come through the server. */
async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, method = 'GET') => request({ port, path, method, agent }).end();
  const ask = async (path: string, method?: string): Promise<Reply> => {
    const [reply] = (await once(send(path, method), 'response')) as [IncomingMessage];
    return { status: reply.statusCode, headers: reply.headers, body: await json(reply) };
  };
  return { send, ask, close: () => app.close() };
}

/** Never late, whatever else this machine does. */
const punctual = { refuses: () => false, start: () => new DisposableStack() };

/** A server with one read that stays in work until the test ends it. */
async function openSlowServer(load: LoadLimits, loop: Pick<EventLoop, 'refuses' | 'start'> = punctual) {
  const app: FastifyInstance = Fastify({
    serverFactory: sheddingServer(load, { log: () => app.log, onShed: () => undefined }, loop),
    return503OnClosing: false,
  });
  const end = Promise.withResolvers<void>();
  app.get('/slow', () => end.promise.then(() => ({})));
  for (const path of ['/quick', '/live']) app.get(path, async () => ({}));
  // No database is waited for: the thread itself is what is scarce.
  app.get('/busy', async () => {
    const usedUs = () => process.threadCpuUsage().user;
    for (const until = usedUs() + 10_000; usedUs() < until; );
    return {};
  });
  for (const path of ['/write', '/api/v1/auth/login', '/img/upload']) app.post(path, async () => ({}));
  closeConnectionsWhenDraining(app);
  let arrived = 0;
  let over = 0;
  app.server.prependListener('request', (_request, response) => {
    arrived += 1;
    response.once('close', () => {
      over += 1;
    });
  });
  const untilArrived = async (count: number) => {
    while (arrived < count) await once(app.server, 'request');
  };
  /** Responded to, or their caller has gone. */
  const untilOver = async (count: number) => {
    while (over < count) await sleep(1);
  };
  const untilClosing = async () => {
    while (app.server.listening) await sleep(1);
  };
  return { ...(await listen(app)), end: () => end.resolve(), untilArrived, untilOver, untilClosing };
}

test('once requests wait too long, more of their kind are refused at once; other kinds and health checks are served', async () => {
  const server = await openSlowServer({ sharedPlaces: 0, maxWaitMs: 0 });
  // All but the last are in work.
  const slow = times(ownPlaces.reads + 1, () => server.ask('/slow'));
  await server.untilArrived(slow.length);

  const { status, headers, body } = await server.ask('/quick');
  expect([status, body]).toEqual([
    503,
    { code: codes.requestTimeout, message: expect.stringMatching(/[가-힣]/), requestId: headers['x-request-id'] },
  ]);
  expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  // Not even its route was looked for.
  expect((await server.ask('/nowhere')).status).toBe(503);
  expect((await server.ask('/live')).status).toBe(200);
  for (const path of ['/write', '/api/v1/auth/login', '/img/upload']) {
    expect((await server.ask(path, 'POST')).status).toBe(200);
  }
  server.end();
  expect(new Set((await Promise.all(slow)).map((reply) => reply.status))).toEqual(new Set([200]));
  expect((await server.ask('/quick')).status).toBe(200);
  await server.close();
});

test('while the thread is late for long, requests are refused before their work; health checks and later bursts are served', async () => {
  const maxWaitMs = 50;
  const server = await openSlowServer({ ...defaults.load, maxWaitMs }, new EventLoop(maxWaitMs));
  const statuses: unknown[] = [];
  const visitors = times(40, async () => {
    while (statuses.length < 600 && !statuses.includes(503)) statuses.push((await server.ask('/busy')).status);
  });
  await Promise.race(visitors);
  expect((await server.ask('/live')).status).toBe(200);
  await Promise.all(visitors);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));

  await sleep(2 * maxWaitMs);
  const burst = await Promise.all(times(8, () => server.ask('/quick')));
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]));
  await server.close();
});

test('a caller who goes away leaves the queue', async () => {
  const server = await openSlowServer({ sharedPlaces: 0, maxWaitMs: 60_000 });
  const slow = times(ownPlaces.reads, () => server.ask('/slow'));
  await server.untilArrived(slow.length);
  const gone = times(120, () => server.send('/quick').on('error', () => undefined));
  await server.untilArrived(slow.length + gone.length);
  expect((await server.ask('/quick')).status).toBe(503);
  for (const sent of gone) sent.destroy();
  await server.untilOver(gone.length + 1);
  const next = server.ask('/slow');
  await server.untilArrived(slow.length + gone.length + 2);
  server.end();
  expect((await next).status).toBe(200);
  await Promise.all(slow);
  await server.close();
});

test('requests that wait while the server closes are still answered, on connections that then close', async () => {
  const server = await openSlowServer({ ...generousLimits, sharedPlaces: 0 });
  const waiting = times(ownPlaces.reads + 5, () => server.ask('/slow'));
  await server.untilArrived(waiting.length);
  const closed = server.close();
  await server.untilClosing();
  server.end();
  const replies = await Promise.all(waiting);
  expect(replies.map(({ status, headers }) => [status, headers.connection])).toEqual(replies.map(() => [200, 'close']));
  await closed;
});

test.each([
  ['50 refreshes', 50, 'PUT', '/api/v1/token/jwt/refresh', 401],
  ['100 likes', 100, 'POST', '/api/v1/user/like/product', 401],
  ['150 reads', 150, 'GET', notices, 200],
])('%s at once find an idle server', async (_name, count, method, path, status) => {
  const market = await openTestApp('migrated', { load: defaults.load });
  const server = await listen(market.app);
  const replies = await Promise.all(times(count, () => server.ask(path, method)));
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([status]));
  await server.close();
  await market.close();
});

test('every call has its lane', () => {
  const lanes = Object.groupBy(Object.keys(calls) as CallKey[], (key) => {
    const [method, url] = key.split(' ');
    return laneOf({ method: method ?? '', url: url ?? '' }) ?? 'none';
  });
  expect(lanes.none).toBeUndefined();
  expect(lanes.pictures).toEqual(['POST /api/v1/community/image']);
  expect(lanes.signIn?.every((key) => /auth|token/.test(key))).toBe(true);
  expect(lanes.reads?.every((key) => key.startsWith('GET '))).toBe(true);
  expect(laneOf({ method: 'GET', url: '/img/m-0?files=320.avif' })).toBe('pictures');
});

test('the refusal of an address that sends too many requests contains when to retry', async () => {
  const market = await openTestApp('migrated', { limits: { ...defaults.limits, addressPerMinute: 2 } });
  const from = (remoteAddress: string) => ({ url: clock, remoteAddress });
  expect((await market.app.inject(from('203.0.113.7'))).statusCode).toBe(200);
  expect((await market.app.inject(from('203.0.113.7'))).statusCode).toBe(200);
  expect(await refuse(market.app, from('203.0.113.7'))).toEqual({ status: 429, code: codes.outOfRange });
  const refused = await market.app.inject(from('203.0.113.7'));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await market.app.inject(from('203.0.113.8'))).statusCode).toBe(200);

  // One household has a whole /64 of IPv6.
  for (const end of ['1', '2']) expect((await market.app.inject(from(`2001:db8::${end}`))).statusCode).toBe(200);
  expect((await refuse(market.app, from('2001:db8::3:4:5:6'))).status).toBe(429);
  expect((await market.app.inject(from('2001:db8:0:1::1'))).statusCode).toBe(200);

  // The edge on this machine speaks for others; pages that it renders itself are not counted.
  const throughEdge = { ...from('127.0.0.1'), headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect(await refuse(market.app, throughEdge)).toEqual({ status: 429, code: codes.outOfRange });
  for (let n = 0; n < 4; n += 1) expect((await market.app.inject(from('127.0.0.1'))).statusCode).toBe(200);
  await market.close();
});

test('one address, and one member at whatever addresses, have a part of the open requests', async () => {
  const market = await openTestApp('migrated', { limits: { ...defaults.limits, openAtOnce: 2 } });
  const { member, otherMember } = await openVisitors(market.databaseUrl);
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE notice');
  let host = 0;
  const of = async (
    count: number,
    { headers = {}, address }: { headers?: Record<string, string>; address?: string },
  ) => {
    const sent = times(count, () => {
      host += 1;
      return market.app.inject({ url: notices, headers, remoteAddress: address ?? `203.0.113.${host}` });
    });
    return (await Promise.all(sent)).filter(({ statusCode }) => statusCode === 429).length;
  };
  // The admitted requests wait for the lock.
  const refused = await Promise.all([
    of(5, { address: '198.51.100.7' }),
    of(2, { address: '198.51.100.8' }),
    of(5, member),
    of(2, otherMember),
  ]);
  expect(refused).toEqual([3, 0, 3, 0]);
  await client.end();
  expect(await Promise.all([of(2, { address: '198.51.100.7' }), of(2, member)])).toEqual([0, 0]);
  await market.close();
});

test('without the shared counts everyone is served', async () => {
  const market = await openTestApp('migrated', {
    redisUrl: 'redis://127.0.0.1:1',
    limits: { ...defaults.limits, addressPerMinute: 1 },
  });
  for (let n = 0; n < 3; n += 1) {
    expect((await market.app.inject({ url: clock, remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
  }
  await market.close();
});

test('[ERR-01] a search that the database does not answer says that the search fails', async () => {
  const market = await openTestApp('migrated');
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE search_term');
  const search = { url: `/api/v1/search?type=product&keyword=${encodeURIComponent('사과')}` };
  expect(await refuse(market.app, search)).toEqual({ status: 503, code: codes.searchEngine });
  await client.end();
  await market.close();
});
