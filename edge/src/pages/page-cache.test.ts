import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeAll(async () => {
  edge = await openEdge({ pageCacheMs: 60_000 });
  await untilReady(edge.app);
});
afterAll(() => edge.close());

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });
const policyNonce = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];
const nonces = (body: string) => new Set([...body.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
const countOf = (body: string) => /data-count="(\d+)"/.exec(body)?.[1];

test('a page that was rendered a moment ago is not rendered again, but has a nonce of its own', async () => {
  const first = await get('/?cached');
  const second = await get('/?cached');
  expect(countOf(second.body)).toBe(countOf(first.body));
  for (const { headers, body } of [first, second]) {
    expect([...nonces(body)]).toEqual([policyNonce(headers['content-security-policy'])]);
  }
  expect(policyNonce(second.headers['content-security-policy'])).not.toBe(
    policyNonce(first.headers['content-security-policy']),
  );
});

test('visitors who come by an advertisement, each with a number of their own, share one rendering', async () => {
  const counts = await Promise.all(
    [1, 2, 3].map(async (tap) => countOf((await get(`/?campaign&utm_source=kakao&fbclid=${tap}`)).body)),
  );
  expect(new Set([...counts, countOf((await get('/?campaign')).body)]).size).toBe(1);
});

test('a page whose time is almost over is served once more while it is rendered anew', async () => {
  const shortLived = await openEdge({ pageCacheMs: 3_000 });
  await untilReady(shortLived.app);
  const ask = async () => countOf((await shortLived.app.inject('/season?renewed&delay=200')).body);
  const first = await ask();
  await sleep(2_100);
  expect(await ask()).toBe(first);
  await sleep(500);
  const second = await ask();
  expect(second).not.toBe(first);
  await sleep(500);
  expect(await ask()).toBe(second);
  await shortLived.close();
});

test('simultaneous requests for a page share one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get('/season?together&delay=50')));
  expect(new Set(answers.map(({ body }) => countOf(body))).size).toBe(1);
});

const decoders: Record<string, (body: Buffer) => Buffer> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([
  ['gzip, deflate, br, zstd', ['zstd', 'br', 'br']],
  ['gzip, deflate, br, zstd;q=0', ['br', 'br', 'br']],
  ['gzip, deflate', ['gzip', 'gzip', 'gzip']],
])('%s: the first response and cached ones are the same page, each with its nonce', async (accepted, encodings) => {
  for (const encoding of encodings) {
    const answer = await get(`/?for=${encodeURIComponent(accepted)}`, { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    const body = decoders[encoding]?.(answer.rawPayload).toString() ?? '';
    expect(body).toContain('>remote-shop</main>');
    expect(body).toMatch(/<\/html>$/);
    expect([...nonces(body)]).toEqual([policyNonce(answer.headers['content-security-policy'])]);
  }
});

test('a page that the browser has cached is not sent again, and keeps the policy that it was stored with', async () => {
  await get('/?tagged');
  const { headers } = await get('/?tagged');
  const again = await get('/?tagged', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers).not.toHaveProperty('content-security-policy');
  expect(again.headers.etag).toBe(headers.etag);
});

test('an entity tag is compared also for a page that is not in the edge’s cache', async () => {
  await get('/deal/7?tag');
  const { headers } = await get('/deal/7?tag');
  const other = await get('/deal/8?tag', { 'if-none-match': String(headers.etag) });
  expect(other.statusCode).toBe(200);
  expect(other.headers.etag).not.toBe(headers.etag);
});

test('only pages with status 200 are cached', async () => {
  expect(countOf((await get('/404')).body)).not.toBe(countOf((await get('/404')).body));
});
