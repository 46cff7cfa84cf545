import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { askRaw } from '../testing/ask-raw.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeAll(async () => {
  edge = await openEdge({ pageCacheMs: 60_000 });
  await untilReady(edge.app);
  await edge.app.listen({ port: 0 });
});
afterAll(() => edge.close());

/** The status of the response to exactly these bytes. */
async function statusOf(bytes: string | Buffer): Promise<number> {
  const socket = connect((edge.app.server.address() as AddressInfo).port);
  await once(socket, 'connect');
  socket.end(bytes);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(await text(socket))?.[1]);
}

const requestFor = (target: string | Buffer, method = 'GET') =>
  Buffer.concat([
    Buffer.from(`${method} `),
    Buffer.from(target),
    Buffer.from(' HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'),
  ]);

test.each(['/%', '/%zz', '/%00', '/%C3%28', '/\\evil.example', '/deal/%', '/img/%ff/320', '/r/%/x/y', '/api/%'])(
  '%s is refused with a page or an envelope in Korean',
  async (path) => {
    const { statusCode, headers, body } = await askRaw(edge.app, path);
    expect(statusCode).toBe(400);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toContain('잘못된 요청이에요.');
  },
);

test('a browser’s refusal is a page that links home; the app’s is an envelope', async () => {
  const page = await askRaw(edge.app, '/%');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.body).toContain('<a href="/">');
  const envelope = await askRaw(edge.app, '/r/host/000000000000/main.js');
  expect(JSON.parse(envelope.body)).toEqual({
    code: 8,
    message: '찾을 수 없어요.',
    requestId: envelope.headers['x-request-id'],
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is not for pages', async (method) => {
  const { statusCode, headers } = await askRaw(edge.app, '/', method);
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['an address of 6,000 characters', requestFor(`/?q=${'a'.repeat(6_000)}`), 414],
  ['headers of 40,000 bytes', requestFor(`/?q=${'a'.repeat(40_000)}`), 431],
  ['a method that is none', requestFor('/', 'BREW'), 400],
  ['bytes beyond ASCII', requestFor(Buffer.from([0x2f, 0xff, 0xfe])), 400],
  [
    'two lengths',
    Buffer.from('POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'),
    400,
  ],
  ['no HTTP', Buffer.from('hello\r\n\r\n'), 400],
])('%s: %#', async (_name, bytes, status) => {
  expect(await statusOf(bytes)).toBe(status);
});

const pieces = ['/', '//', '..', '%2e', '%2f', '%5c', '%', '%00', '%ff', '\\', '?', '&', '=', '#', ':', ';', '@', '*'];
const words = ['deal', '7', 'r', 'host', 'img', 'api', '404', 'icons', 'main.js', 'constructor', '__proto__', 'login'];

test('1,000 generated addresses: none causes a server error, none redirects out of the product', async () => {
  const piece = () => {
    const all = [...pieces, ...words, ...words];
    return all[randomInt(all.length)] ?? '';
  };
  for (let i = 0; i < 1_000; i += 1) {
    const path = `/${Array.from({ length: randomInt(1, 7) }, piece).join('')}`;
    const { statusCode, headers } = await askRaw(edge.app, path);
    // The API is not running in this test.
    if (statusCode === 502 && path.startsWith('/api/')) continue;
    expect({ path, fails: statusCode >= 500 }).toEqual({ path, fails: false });
    const leadsOut = headers.location !== undefined && !/^\/(?![/\\])/.test(headers.location);
    expect({ path, leadsOut }).toEqual({ path, leadsOut: false });
  }
});
