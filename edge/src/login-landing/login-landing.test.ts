import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { addressOf } from '../testing/address-of.ts';
import { type OpenEdge, openEdge } from '../testing/open-edge.ts';

const key = 'k'.repeat(43);
let kept: { url: string | undefined; body: unknown; ip: unknown }[] = [];
let api: Server;
let edge: OpenEdge;
let answer: (outgoing: ServerResponse) => void;

const asExpected = (outgoing: ServerResponse) =>
  void outgoing
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: 0, message: '', data: { key } }));

beforeAll(async () => {
  api = createServer(async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // The edge itself asks the API whether it is trusted.
    if (incoming.url === '/live') {
      outgoing.end('{}');
      return;
    }
    kept.push({ url: incoming.url, body: await json(incoming), ip: incoming.headers['x-forwarded-for'] });
    answer(outgoing);
  }).listen(0);
  await once(api, 'listening');
  edge = await openEdge({ apiUrls: [addressOf(api)], apiDeadlineMs: 300 });
});
beforeEach(() => {
  kept = [];
  answer = asExpected;
});
afterAll(async () => {
  await edge.close();
  api.closeAllConnections();
  api.close();
});

const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
  edge.app.inject({ method: 'POST', url: '/login-landing-apple', headers: { 'content-type': type }, payload });

test('[SES-06] the provider’s form is stored, and the browser is redirected with a key alone', async () => {
  const form = { code: 'c', id_token: 'a.b.c', state: 's', user: '{"name":{}}', more: 'x' };
  const reply = await post(new URLSearchParams(form).toString());
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe(`/login-landing-apple?key=${key}`);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(kept).toEqual([
    {
      url: '/api/v2/auth/social/landing',
      body: { code: 'c', idToken: 'a.b.c', state: 's', user: '{"name":{}}' },
      ip: '127.0.0.1',
    },
  ]);
});

test.each([
  ['fails', (outgoing: ServerResponse) => void outgoing.writeHead(503).end('{"code":141,"message":""}')],
  ['answers with something else', (outgoing: ServerResponse) => void outgoing.end('<html>')],
  ['redirects', (outgoing: ServerResponse) => void outgoing.writeHead(302, { location: 'http://evil.test' }).end()],
  ['hangs', () => undefined],
])('where the API %s, the page says that the login failed', async (_, treatment) => {
  answer = treatment;
  const reply = await post('code=c');
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/login-landing-apple?error=server_error');
});

test('a body that is no form, or too large a one, is refused', async () => {
  expect((await post('{}', 'application/json')).statusCode).toBe(303);
  expect((await post('<a/>', 'text/xml')).statusCode).toBe(415);
  expect((await post(`code=${'x'.repeat(70_000)}`)).statusCode).toBe(413);
});
