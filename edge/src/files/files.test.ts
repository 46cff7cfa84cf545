import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askRaw } from '../testing/ask-raw.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
let base: string;
beforeAll(async () => {
  edge = await openEdge();
  const { releases } = await untilReady(edge.app);
  base = `/r/host/${releases.host}`;
});
afterAll(() => edge.close());

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
] as const)('a script is sent as it was compressed at release time (%s)', async (encoding, decompress) => {
  const { statusCode, headers, rawPayload } = await get(`${base}/main.js`, { 'accept-encoding': encoding });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(decompress(rawPayload).toString()).toContain('console.log("장터")');
});

test('a file that the browser has cached is not sent again', async () => {
  const { headers } = await get(`${base}/main.js`);
  const again = await get(`${base}/main.js`, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/../release.json',
  '/../node/server.js',
  '/../../../../channels/stable/00000001.json',
  '/%2e%2e/release.json',
  '/..%2frelease.json',
  '/..%2f..%2f..%2f..%2fetc/passwd',
  '/%2e%2e%2fnode%2fserver.js',
  '/....//release.json',
  '/main.js%00',
  '/main.js.br',
  '/constructor',
  '/__proto__',
  '/pages',
  '/',
])('%s is no file of a release', async (path) => {
  const { statusCode, body } = await askRaw(edge.app, base + path);
  expect([400, 404]).toContain(statusCode);
  expect(body).not.toMatch(/builtAt|createRenderer|root:/);
});

test.each(['/r/host/000000000000/main.js', '/r/elsewhere/000000000000/main.js', '/r/host/..%2f/main.js'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/icons/icon-192.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
])('%s is taken from the host’s current release', async (url, type) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
});

test('a font may be cached for ever, because its name changes with its content', async () => {
  const { statusCode, headers } = await get('/fonts/core.1a2b.woff2');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('an icon that the host does not have gives 404', async () => {
  expect((await get('/icons/none.png')).statusCode).toBe(404);
});
