import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addressOf } from '../testing/address-of.ts';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';
import { openRaw } from '../testing/raw-connection.ts';

// Hundreds of connections, and clients that are ended after ten seconds, take long on two busy cores.
jest.setTimeout(180_000);

const photoPath = '/api/v1/community/image';
const long = JSON.stringify({ code: 0, data: 'x'.repeat(3_000_000) });

let api: Server;
let edge: OpenEdge;
let arrived: string[] = [];
let open = 0;

/** Reads a call's body to its end; refuses a large photo at once, as the real API does. */
beforeAll(async () => {
  api = createServer(async (incoming, outgoing) => {
    // The edge asks by itself now and then whether the API is ready.
    if (incoming.url?.startsWith('/api/')) arrived.push(`${incoming.method} ${incoming.url}`);
    open += 1;
    outgoing.once('close', () => {
      open -= 1;
    });
    const json = { 'content-type': 'application/json' };
    if (Number(incoming.headers['content-length'] ?? 0) > 5 * 1024 * 1024) {
      return void outgoing.writeHead(413, json).end('{"code":14,"message":"보내신 내용이 너무 커요."}');
    }
    if (incoming.url === '/api/never') return;
    if (incoming.url === '/api/long') return void outgoing.writeHead(200, json).end(long);
    await text(incoming).catch(() => undefined);
    outgoing.writeHead(200, json).end('{"code":0}');
  });
  await once(api.listen(0), 'listening');
  edge = await openEdge({
    apiUrls: [addressOf(api)],
    apiDeadlineMs: 5_000,
    clientLimits: { connections: 600, requests: 300 },
  });
  await edge.app.listen({ port: 0, host: '0.0.0.0' });
});
beforeEach(() => {
  arrived = [];
});
afterEach(untilAllLeft);
afterAll(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const countConnections = (): Promise<number> => promisify(edge.app.server.getConnections.bind(edge.app.server))();

/** What clients held is free again only once the edge has noticed that they left. */
async function untilAllLeft(): Promise<void> {
  while ((await countConnections()) > 0) await sleep(10);
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${more}\r\n`;
const post = (path: string, bytes: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${bytes}\r\n${more}\r\n`;
const others = '127.0.0.2';

test('a photo that is too large gets the API’s own response at once, and the connection stays open', async () => {
  const client = await openRaw(edge.app, post(photoPath, 6_000_000, 'content-type: image/jpeg\r\n'));
  const [early] = await client.answers(1);
  expect([early?.status, JSON.parse(early?.body ?? '')]).toEqual([413, expect.objectContaining({ code: 14 })]);
  client.socket.write(Buffer.alloc(6_000_000));
  client.socket.write(get('/api/next'));
  const [, next] = await client.answers(2);
  expect(next?.status).toBe(200);
  client.socket.destroy();
});

test('a client that closes its side after the request still reads why it was refused', async () => {
  const client = await openRaw(edge.app, post('/api/v1/x', 6_000_000, 'connection: close\r\n'));
  for (let sent = 0; sent < 6_000_000; sent += 100_000) {
    client.socket.write(Buffer.alloc(100_000));
    await sleep(1);
  }
  const [refused] = await client.answers(1);
  expect([refused?.status, JSON.parse(refused?.body ?? '').message]).toEqual([413, '보내신 내용이 너무 커요.']);
  await client.ended;
});

test('a chunked body beyond 64 kB is refused while it arrives', async () => {
  const client = await openRaw(edge.app, 'POST /api/v1/x HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
  client.socket.write(`11000\r\n${'a'.repeat(0x11000)}\r\n`);
  expect((await client.answers(1))[0]?.status).toBe(413);
  expect(arrived).toEqual([]);
  client.socket.destroy();
});

test.each([
  ['an unknown method', 'BREW /api/x HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['a method that the API does not have', 'PROPFIND /api/x HTTP/1.1\r\nhost: a\r\n\r\n', 405],
  ['a tunnel', 'CONNECT a:80 HTTP/1.1\r\nhost: a\r\n\r\n', 405],
  ['an unknown expectation', get('/api/x', 'expect: magic\r\n'), 417],
  ['options that name headers', get('/api/x', 'connection: authorization\r\n'), 400],
  ['headers without end', get('/api/x', `x: ${'a'.repeat(20_000)}\r\n`), 431],
])('%s is refused in Korean', async (_name, bytes, status) => {
  const client = await openRaw(edge.app, bytes);
  const [refused] = await client.answers(1);
  expect(refused?.status).toBe(status);
  expect(JSON.parse(refused?.body ?? '')).toEqual({
    code: expect.any(Number),
    message: expect.stringMatching(/[가-힣]/),
    requestId: expect.any(String),
  });
  expect(arrived).toEqual([]);
  client.socket.destroy();
});

test('220 slow bodies, 230 stalled readers and 50 slow heads of one client hold no connection of the API', async () => {
  const ask = async () => {
    const visitor = await openRaw(edge.app, get('/api/quick', 'connection: close\r\n'), others);
    const [answer] = await visitor.answers(1);
    visitor.socket.destroy();
    return answer?.status;
  };
  await ask();
  const attackers = await Promise.all([
    ...Array.from({ length: 220 }, () => openRaw(edge.app, post('/api/v1/x', 60_000))),
    ...Array.from({ length: 230 }, () => openRaw(edge.app, get('/api/long'))),
    ...Array.from({ length: 50 }, () => openRaw(edge.app, 'GET /api/x HTTP/1.1\r\nhost: a\r\n')),
  ]);
  for (const { socket } of attackers) socket.pause();
  const statuses = new Set<number | undefined>();
  for (let i = 0; i < 50; i += 1) statuses.add(await ask());
  expect([...statuses]).toEqual([200]);
  expect(open).toBe(0);
  for (const { socket } of attackers) socket.destroy();
});

test('a reader that takes nothing is cut off after some silence', async () => {
  const { server } = edge.app;
  const silenceMs = server.timeout;
  expect(silenceMs).toBeGreaterThan(0);
  expect(silenceMs).toBeLessThanOrEqual(20_000);
  server.timeout = 500;
  // More than the buffers of both ends hold.
  const reader = await openRaw(edge.app, get('/api/long').repeat(6));
  reader.socket.pause();
  expect(await countConnections()).toBe(1);
  await untilAllLeft();
  server.timeout = silenceMs;
  reader.socket.destroy();
});

test('a slow head, a slow body and a slow photo are each ended in time, with a reason in Korean', async () => {
  const started = performance.now();
  const clients = await Promise.all([
    openRaw(edge.app, 'GET /api/x HTTP/1.1\r\nhost: a\r\n'),
    openRaw(edge.app, post('/api/v1/x', 60_000)),
    openRaw(edge.app, post(photoPath, 4_000_000)),
  ]);
  const dripping = setInterval(() => clients.forEach(({ socket }, n) => void socket.write(n === 0 ? 'x' : 'a')), 500);
  const reasons = await Promise.all(clients.map(async (client) => (await client.answers(1))[0]));
  clearInterval(dripping);
  expect(reasons.map((reason) => [reason?.status, /[가-힣]/.test(reason?.body ?? '')])).toEqual(
    Array(3).fill([408, true]),
  );
  expect(performance.now() - started).toBeLessThan(60_000);
  expect(open).toBe(0);
  for (const { socket } of clients) socket.destroy();
});

test('one client may hold only a part of the connections and open requests; the next client has its own part', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => openRaw(edge.app, post('/api/v1/x', 10))));
  const refused = await openRaw(edge.app, get('/api/x'));
  const [answer] = await refused.answers(1);
  expect([answer?.status, answer?.headers.includes('retry-after: 1')]).toEqual([429, true]);
  const idle = await Promise.all(Array.from({ length: 299 }, () => openRaw(edge.app, '')));
  const another = await openRaw(edge.app, get('/api/x'));
  // Ended at once, and not for its silence.
  expect(await another.answers(1)).toEqual([]);

  const other = await openRaw(edge.app, get('/api/x'), others);
  expect((await other.answers(1))[0]?.status).toBe(200);
  for (const { socket } of [...slow, ...idle, refused, other]) socket.destroy();
});

test.each([
  ['64 for calls', get('/api/never'), 64],
  ['4 for photos', post(photoPath, 4_000_000), 4],
])('of the connections to the API, one client has %s; the next client has its own', async (_name, request, most) => {
  const ofAll = async (count: number, localAddress?: string) => {
    const clients = await Promise.all(Array.from({ length: count }, () => openRaw(edge.app, request, localAddress)));
    while (arrived.length < count) await sleep(10);
    return clients;
  };
  const held = await ofAll(most);
  const refused = await openRaw(edge.app, request);
  expect((await refused.answers(1))[0]?.status).toBe(429);
  arrived = [];
  const next = await ofAll(1, others);
  for (const { socket } of [...held, refused, ...next]) socket.destroy();
});
