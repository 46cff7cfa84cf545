import { brotliDecompressSync } from 'node:zlib';
import type { Registry } from '@jangteo/contract/release';
import { promote } from '../releases/channel/promote.ts';
import { integrityOf } from '../releases/verify-release.ts';
import { type Market, makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let market: Market;
let edge: OpenEdge;
beforeAll(async () => {
  market = await makeOpenMarket();
  edge = await openEdge({}, market);
  await untilReady(edge.app);
});
afterAll(() => edge.close());

async function appsFileOfHome() {
  const { body } = await edge.app.inject('/');
  const { appsFile } = JSON.parse(/id="jangteo-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '') as Registry;
  if (!appsFile) throw new Error('The page names no file');
  expect(body).toContain(`as="fetch" fetchpriority="low" href="${appsFile.path}"`);
  return appsFile;
}

test('the file that a page names has all apps, and never changes', async () => {
  const { path, integrity } = await appsFileOfHome();
  const plain = await edge.app.inject(path);
  expect(integrityOf(plain.rawPayload)).toBe(integrity);
  expect(Object.keys(plain.json<Registry['apps']>())).toContain('remote-auth');
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  const brotli = await edge.app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
});

test('a page that was made before a promotion still finds its file', async () => {
  const { path } = await appsFileOfHome();
  const { id } = await market.release('remote-auth', { greeting: 'new' });
  const { generation } = await promote(market, { 'remote-auth': id });
  await untilReady(edge.app, (state) => state.generation === generation);
  expect((await appsFileOfHome()).path).not.toBe(path);
  expect((await edge.app.inject(path)).statusCode).toBe(200);
});

test('a file that no set has is missing, and no cache keeps that', async () => {
  const { statusCode, headers } = await edge.app.inject('/r/apps/000000000000.json');
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).not.toContain('immutable');
});
