import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { edgeProofHeader, isProvenEdge, proveApi } from '@jangteo/network';
import type { InjectOptions } from 'fastify';
import { addressOf } from '../testing/address-of.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

const key = 'k'.repeat(32);

/** A stand-in of one process of the API. */
class Api {
  readonly server: Server;
  readonly arrived: IncomingMessage[] = [];
  isReady = true;
  /** The fault of a request's connection that replaces the response. */
  fault: ((incoming: IncomingMessage) => void) | undefined;

  constructor() {
    this.server = createServer((incoming, outgoing) => {
      const { url = '', headers } = incoming;
      if (url === '/live') {
        outgoing.end(JSON.stringify({ isAskerTrusted: isProvenEdge([key], headers), proof: proveApi([key], headers) }));
      } else if (url === '/ready') {
        outgoing.writeHead(this.isReady ? 200 : 503).end();
      } else {
        this.arrived.push(incoming);
        incoming.resume();
        if (this.fault) this.fault(incoming);
        else outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0}');
      }
    });
  }

  async open(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return this.address;
  }

  get address(): string {
    return addressOf(this.server);
  }

  async gone(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

let apis: [Api, Api];
let edge: OpenEdge;
beforeEach(async () => {
  apis = [new Api(), new Api()];
  const apiUrls = await Promise.all(apis.map((api) => api.open()));
  edge = await openEdge({ apiUrls, apiKeys: [key], apiDeadlineMs: 10_000, renderDeadlineMs: 10_000 });
  await untilReady(edge.app);
});
afterEach(async () => {
  await edge.close();
  await Promise.all(apis.map((api) => api.server.listening && api.gone()));
});

const statuses = async (times: number, request: InjectOptions) => {
  const all = [];
  for (let n = 0; n < times; n += 1) all.push((await edge.app.inject(request)).statusCode);
  return new Set(all);
};
const counts = () => apis.map(({ arrived }) => arrived.length);

const post = (url: string, payload: object) => ({ method: 'POST' as const, url, payload });
const read = { url: '/api/v1/display/web/current-datetime' };
const keyedWrite = post('/api/v1/community/dashboard', { requestKey: 'key-0001' });
const plainWrite = post('/api/v1/community/like', { postId: 1 });

test('servers take turns; with all of them gone the edge says so', async () => {
  expect(await statuses(10, read)).toEqual(new Set([200]));
  expect(counts()).toEqual([5, 5]);
  await Promise.all(apis.map((api) => api.gone()));
  expect(await statuses(2, read)).toEqual(new Set([502]));
});

test.each([
  ['a read', read],
  ['a write with a key', keyedWrite],
  ['a write without a key', plainWrite],
  ['a page', { url: `/?call=${read.url}` }],
  ['a picture', { url: `/img/m-${'0'.repeat(32)}/320` }],
])('%s is sent to the other server when one has gone', async (_, request) => {
  const before = await statuses(1, request);
  await apis[0].gone();
  expect(await statuses(6, request)).toEqual(before);
});

test('after a lost connection reads and writes with a key are repeated, others are not: they may have had an effect', async () => {
  apis[0].fault = ({ socket }) => socket.destroy();
  expect(await statuses(4, read)).toEqual(new Set([200]));
  await pause(1_100);
  expect(await statuses(4, keyedWrite)).toEqual(new Set([200]));
  await pause(1_100);
  const [, before] = counts();
  expect(await statuses(2, plainWrite)).toContain(502);
  expect(counts()[1]).toBeLessThanOrEqual((before ?? 0) + 1);
});

test('what one server is too slow for is not asked of another one', async () => {
  const hasty = await openEdge({ apiUrls: apis.map(({ address }) => address), apiKeys: [key], apiDeadlineMs: 200 });
  await untilReady(hasty.app);
  for (const api of apis) api.fault = () => undefined;
  const { statusCode } = await hasty.app.inject(read);
  expect(statusCode).toBe(504);
  expect(apis.flatMap(({ arrived }) => arrived)).toHaveLength(1);
  await hasty.close();
});

test('a server that is not ready gets no further requests, until it is ready again', async () => {
  apis[0].isReady = false;
  await pause(700);
  const [before] = counts();
  await statuses(10, read);
  expect(counts()[0]).toBe(before);
  apis[0].isReady = true;
  await pause(700);
  await statuses(10, read);
  expect(counts()[0]).toBeGreaterThan(before ?? 0);
});

test('calls of a page carry its request id, and a proof without a visitor; a client’s own proof is not forwarded', async () => {
  const { headers } = await edge.app.inject({ url: `/?call=/of-a-page&n=1` });
  await edge.app.inject({ url: read.url, headers: { [edgeProofHeader]: 'forged', 'x-forwarded-for': '203.0.113.1' } });
  const arrived = apis.flatMap((api) => api.arrived);
  const ofPage = arrived.find(({ url }) => url === '/of-a-page')?.headers ?? {};
  expect(ofPage['x-request-id']).toBe(headers['x-request-id']);
  expect(ofPage).not.toHaveProperty('x-forwarded-for');
  const forwarded = arrived.find(({ url }) => url === read.url)?.headers ?? {};
  expect(forwarded['x-forwarded-for']).toBe('127.0.0.1');
  for (const sent of [ofPage, forwarded]) expect(isProvenEdge([key], sent)).toBe(true);
});
