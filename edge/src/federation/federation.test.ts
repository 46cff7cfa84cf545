import { createServer, type Server } from 'node:http';
import { calls } from '@jangteo/contract';
import type { FederatedApp } from '@jangteo/contract/federation';
import { type Release, scriptListFile } from '@jangteo/contract/release';
import { promote, rollback } from '../releases/channel/promote.ts';
import { addressOf } from '../testing/address-of.ts';
import { type Market, makeOpenMarket } from '../testing/fixture-releases.ts';
import { type OpenEdge, openEdge, publicUrl, untilReady } from '../testing/open-edge.ts';

let market: Market;
let edge: OpenEdge;
let api: Server;
let shop: Release;

const manifestOf = (name: string, entry: string, exposed: string, shared: Record<string, string>) =>
  JSON.stringify({
    name,
    metaData: { globalName: name, remoteEntry: { name: entry }, publicPath: 'auto' },
    exposes: [{ path: exposed }],
    shared: Object.entries(shared).map(([name, requiredVersion]) => ({ name, requiredVersion })),
  });

const shopFiles = (version: string) => ({
  [scriptListFile]: JSON.stringify({ preload: {}, integrity: {} }),
  'mf-manifest.json': manifestOf('remote_shop', 'main.js', './routes', { react: '~19.3.0', '@jangteo/ui': '*' }),
  'embed/mf-manifest.json': manifestOf('remote_shop_embed', 'embed.js', './product-rail', { react: '>=18.2.0' }),
  'embed/embed.js': `/* ${version} */`,
});

beforeAll(async () => {
  market = await makeOpenMarket();
  shop = await market.release('remote-shop', { webFiles: shopFiles('first') });
  await promote(market, { 'remote-shop': shop.id });
  api = createServer((_request, response) => void response.end('{"code":0}')).listen(0);
  edge = await openEdge({ apiUrls: [addressOf(api)] }, market);
  await untilReady(edge.app);
});
afterAll(async () => {
  await edge.close();
  api.close();
});

const read = async (url: string) => (await edge.app.inject(url)).json();

test('another site is told the release’s containers: address, integrity, exposed modules and accepted versions', async () => {
  const { headers } = await edge.app.inject('/federation/remote-shop.json');
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  const base = `${publicUrl}/r/remote-shop/${shop.id}/`;
  expect(await read('/federation/remote-shop.json')).toEqual({
    app: 'remote-shop',
    release: shop.id,
    name: 'remote_shop',
    entry: `${base}main.js`,
    integrity: shop.files['main.js']?.integrity,
    exposes: ['./routes'],
    shared: { react: '~19.3.0', '@jangteo/ui': '*' },
    manifest: `${publicUrl}/federation/remote-shop/mf-manifest.json`,
    embed: {
      name: 'remote_shop_embed',
      entry: `${base}embed/embed.js`,
      integrity: shop.files['embed/embed.js']?.integrity,
      exposes: ['./product-rail'],
      shared: { react: '>=18.2.0' },
      manifest: `${publicUrl}/federation/remote-shop/embed/mf-manifest.json`,
    },
  });
  const { metaData } = await read('/federation/remote-shop/embed/mf-manifest.json');
  expect(metaData).toMatchObject({ globalName: 'remote_shop_embed', publicPath: `${base}embed/` });
});

test.each([
  'remote-mypage.json',
  'host.json',
  'elsewhere.json',
  'constructor.json',
  'remote-mypage/mf-manifest.json',
  'host/embed/mf-manifest.json',
])('%s, of which no release has a description, is not found', async (path) => {
  expect((await edge.app.inject(`/federation/${path}`)).statusCode).toBe(404);
});

test('a promotion and a rollback change what another site gets, and an unchanged description is not sent again', async () => {
  const entryNow = async () => ((await read('/federation/remote-shop.json')) as FederatedApp).embed?.entry;
  const before = await entryNow();
  const next = await market.release('remote-shop', { webFiles: shopFiles('second') });
  await promote(market, { 'remote-shop': next.id });
  await untilReady(edge.app, ({ releases }) => releases['remote-shop'] === next.id);
  expect(await entryNow()).toBe(`${publicUrl}/r/remote-shop/${next.id}/embed/embed.js`);
  await rollback(market, 'remote-shop');
  await untilReady(edge.app, ({ releases }) => releases['remote-shop'] === shop.id);
  expect(await entryNow()).toBe(before);

  const headers = { 'if-none-match': `"${shop.id}"` };
  expect((await edge.app.inject({ url: '/federation/remote-shop.json', headers })).statusCode).toBe(304);
});

test('pages of the market carry nothing of it', async () => {
  const { body } = await edge.app.inject('/');
  expect(body).toContain(shop.id);
  expect(body).not.toMatch(/embed|mf-manifest/);
});

test('of all calls, pages of other sites may make two, which only read; and no request of theirs is approved beforehand', async () => {
  const open: string[] = [];
  for (const key of Object.keys(calls)) {
    const [method = '', path = ''] = key.split(' ');
    const url = path.replaceAll(/:\w+/g, '1');
    const { headers } = await edge.app.inject({ method: method as 'GET', url });
    if (headers['access-control-allow-origin']) open.push(key);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    const preflight = await edge.app.inject({ method: 'OPTIONS', url });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  }
  expect(open).toEqual(['GET /api/v1/display/home/deal', 'GET /api/v1/display/deal/:id']);
});
