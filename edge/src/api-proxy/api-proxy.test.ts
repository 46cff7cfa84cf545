import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { currentReleasesPath, type Registry, servedSetHeader } from '@jangteo/contract/release';
import { edgeProofHeader } from '@jangteo/network';
import type { InjectOptions } from 'fastify';
import { addressOf } from '../testing/address-of.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';

let api: Server;
let edge: OpenEdge;

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://api');
  if (pathname === '/api/slow') return;
  if (pathname === '/api/reset') return void incoming.socket.destroy();
  if (pathname === '/api/half') return void outgoing.writeHead(200, { 'content-length': 10 }).write('half');
  if (pathname === '/api/list') {
    const list = JSON.stringify({
      code: 0,
      data: Array.from({ length: 200 }, (_, i) => ({ title: `국산 햇감자 ${i}kg` })),
    });
    return void outgoing.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }).end(list);
  }
  if (pathname === '/api/list-half') {
    return void outgoing
      .writeHead(200, { 'content-type': 'application/json', 'content-length': 90_000 })
      .write('{"list":[', () => incoming.socket.destroy());
  }
  if (pathname === '/api/busy') return void outgoing.writeHead(503, { 'retry-after': '2' }).end('{"code":5}');
  if (pathname === '/api/parts') {
    outgoing.writeHead(200, { 'content-type': 'text/plain' }).write('one ');
    await sleep(300);
    return void outgoing.end('two');
  }
  const { method, url, headers } = incoming;
  const body = await text(incoming);
  outgoing
    .writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'b=2'],
      connection: 'x-hop',
      'x-hop': '1',
    })
    .end(JSON.stringify({ method, url, headers, body }));
}

const apiUrl = () => addressOf(api);

beforeAll(async () => {
  api = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0);
  await once(api, 'listening');
  edge = await openEdge({ apiUrls: [apiUrl()], apiDeadlineMs: 1_000 });
  await edge.app.listen({ port: 0 });
});
afterAll(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const ask = (options: InjectOptions | string) => edge.app.inject(options);

test('an answer names the set with which the client’s next document would be made', async () => {
  const { headers } = await ask('/api/list');
  const current = (await ask(currentReleasesPath)).json<Registry>();
  expect(current.set).toMatch(/^\w+$/);
  expect(headers[servedSetHeader]).toBe(current.set);
});

test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('%s goes to the API with its body and headers', async (method) => {
  const { statusCode, headers, json } = await ask({
    method,
    url: '/api/v1/likes?a=1&a=2',
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { payload: '{"productNo":1}' }),
  });
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({
    method,
    url: '/api/v1/likes?a=1&a=2',
    body: method === 'GET' ? '' : '{"productNo":1}',
    headers: { authorization: 'Bearer t' },
  });
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(headers).not.toHaveProperty('x-hop');
});

test('only the edge says who the client is and which request this is', async () => {
  const forged = { 'x-forwarded-for': '1.2.3.4', 'x-request-id': 'mine', 'x-forwarded-host': 'evil.example' };
  const { headers, json } = await ask({ url: '/api/v1/x', headers: forged });
  const seen = json().headers;
  expect(seen['x-forwarded-for']).toBe('127.0.0.1');
  expect(seen['x-forwarded-host']).not.toBe('evil.example');
  expect(seen['x-request-id']).toBe(headers['x-request-id']);
  expect(seen['x-request-id']).not.toBe('mine');
});

test.each([
  'forwarded',
  'x-real-ip',
  'x-forwarded-proto',
  edgeProofHeader,
  'te',
  'trailer',
  'keep-alive',
  'proxy-connection',
])('a header %s of the client never reaches the API', async (name) => {
  const { json } = await ask({ url: '/api/v1/x', headers: { [name]: 'forged', 'x-other': 'kept' } });
  const seen = json().headers;
  expect(seen[name]).not.toBe('forged');
  expect(seen['x-other']).toBe('kept');
});

test('a body that is not JSON, or has an unknown content type, is left for the API to refuse', async () => {
  const { json } = await ask({ method: 'POST', url: '/api/v1/x', headers: { 'content-type': 'a/b' }, payload: '{bad' });
  expect(json().body).toBe('{bad');
});

test('a response is streamed as it arrives', async () => {
  const { port } = edge.app.server.address() as AddressInfo;
  const arrivals: number[] = [];
  const outgoing = request({ port, path: '/api/parts', agent: false }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  incoming.on('data', () => arrivals.push(performance.now()));
  await once(incoming, 'end');
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(200);
});

test('a refusal by the API is passed on, and the request is not retried', async () => {
  const { statusCode, headers, json } = await ask('/api/busy');
  expect([statusCode, headers['retry-after'], json()]).toEqual([503, '2', { code: 5 }]);
});

test.each([
  ['/api/slow', 504, 141, '응답이 늦어지고 있어요. 잠시 후 다시 시도해 주세요.'],
  ['/api/reset', 502, 5, '서버에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.'],
])('%s responds %d with the envelope', async (url, status, code, message) => {
  const { statusCode, headers, json } = await ask(url);
  expect([statusCode, json()]).toEqual([status, { code, message, requestId: headers['x-request-id'] }]);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)('JSON is compressed for the client (%s)', async (encoding, decompress) => {
  const { headers, rawPayload } = await ask({ url: '/api/list', headers: { 'accept-encoding': encoding } });
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(headers.vary).toBe('accept-encoding');
  expect(headers.etag).toBe(encoding === 'identity' ? '"1"' : 'W/"1"');
  expect(JSON.parse(decompress(rawPayload).toString()).data).toHaveLength(200);
});

test('a small response is not compressed', async () => {
  const { headers } = await ask({ url: '/api/busy', headers: { 'accept-encoding': 'br' } });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('an unreachable API gives 502', async () => {
  const alone = await openEdge();
  expect((await alone.app.inject('/api/v1/x')).statusCode).toBe(502);
  await alone.close();
});

test('a response that breaks off in the middle is broken off for the client, too, so that it does not look whole', async () => {
  await expect(askRaw(edge.app, '/api/half')).rejects.toThrow('aborted');
});

test('a response that breaks off before any of it was sent gives 502', async () => {
  const { statusCode, headers, json } = await ask({ url: '/api/list-half', headers: { 'accept-encoding': 'br' } });
  expect([statusCode, json().code]).toEqual([502, 5]);
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a slow upload may take longer than the API’s deadline', async () => {
  const { port } = edge.app.server.address() as AddressInfo;
  const outgoing = request({ port, path: '/api/photo', method: 'POST', agent: false });
  for (const part of ['one ', 'two ', 'three']) {
    outgoing.write(part);
    await sleep(400);
  }
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect([incoming.statusCode, await text(incoming)]).toEqual([200, expect.stringContaining('one two three')]);
});

test('a request to the API is aborted when the visitor leaves', async () => {
  const patient = await openEdge({ apiUrls: [apiUrl()], apiDeadlineMs: 60_000 });
  await patient.app.listen({ port: 0 });
  const { port } = patient.app.server.address() as AddressInfo;
  const asked = once(api, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const outgoing = request({ port, path: '/api/slow', agent: false }).end();
  outgoing.on('error', () => undefined);
  const [, answering] = await asked;
  const closed = once(answering, 'close');
  outgoing.destroy();
  await closed;
  expect(answering.writableFinished).toBe(false);
  await patient.close();
});

test.each(['/api/v1/user/session/', '/api/v1//user', '/api//v1/user'])(
  '%s is not passed on as the address of something else',
  async (url) => {
    for (const method of ['GET', 'DELETE'] as const) {
      const reply = await edge.app.inject({ method, url });
      expect([reply.statusCode, reply.body.includes('"url"')]).toEqual([404, false]);
    }
  },
);

test.each(['/api/../live', '/api/%2e%2e/live', '/api/v1/../../live', '/api/..%2flive'])(
  '%s does not reach the API’s endpoints that are not calls',
  async (path) => {
    const { statusCode, body } = await askRaw(edge.app, path);
    if (statusCode === 200) expect(JSON.parse(body).url).toBe('/api/..%2flive');
    else expect(statusCode).toBe(404);
  },
);
