import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { parseSiteVerification } from '../site-verification.ts';
import { addressOf } from '../testing/address-of.ts';
import { type OpenEdge, openEdge, publicUrl, untilReady } from '../testing/open-edge.ts';

const pages = {
  market: [
    { path: '/deal/7', changedDt: null },
    { path: '/notice/2?a=1&b=<2>', changedDt: '2026-11-20T03:00:00.000Z' },
  ],
  'posts-1': [],
};
const lists: Record<string, unknown[]> = {
  '/api/v1/display/sitemap': Object.keys(pages),
  '/api/v1/display/sitemap/market': pages.market,
};

let asked: string[] = [];
let api: Server;
let edge: OpenEdge;
beforeAll(async () => {
  api = createServer(({ url = '' }, outgoing) => {
    if (url.startsWith('/api/')) asked.push(url);
    const list = lists[url];
    outgoing
      .writeHead(list || url === '/live' ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify(list ? { code: 0, message: '', data: { list } } : { code: 5, message: '' }));
  }).listen(0);
  await once(api, 'listening');
});
beforeEach(async () => {
  edge = await openEdge({ apiUrls: [addressOf(api)] });
  await untilReady(edge.app);
  asked = [];
});
afterEach(() => edge.close());
afterAll(() => api.close());

const addressesIn = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
const paths = (...all: string[]) => all.map((path) => publicUrl + path);

test('robots.txt names the sitemap', async () => {
  const { body, headers } = await edge.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Sitemap: http://jangteo.test/sitemap.xml');
});

test('the sitemap lists the pages that need no data, and the parts of the market', async () => {
  const { body, headers } = await edge.app.inject('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addressesIn(body)).toEqual(paths('/sitemap-pages.xml', '/sitemap-market.xml', '/sitemap-posts-1.xml'));
  const first = await edge.app.inject('/sitemap-pages.xml');
  expect(addressesIn(first.body)).toEqual(paths('/', '/category/detail', '/community', '/season'));
});

test('a part has the addresses of its pages, and since when they are as they are', async () => {
  const { body, headers } = await edge.app.inject('/sitemap-market.xml');
  expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' });
  expect(body).toContain(`<url><loc>${publicUrl}/deal/7</loc></url>`);
  expect(body).toContain(
    `<url><loc>${publicUrl}/notice/2?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-20T03:00:00.000Z</lastmod></url>`,
  );
  const packed = await edge.app.inject({ url: '/sitemap-market.xml', headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(String(gunzipSync(packed.rawPayload))).toBe(body);
});

test('the API is asked once, however many read the sitemap', async () => {
  await Promise.all(Array.from({ length: 20 }, () => edge.app.inject('/sitemap-market.xml')));
  expect(asked).toEqual(['/api/v1/display/sitemap', '/api/v1/display/sitemap/market']);
});

test('a part that the API does not name is missing, and not asked for', async () => {
  expect((await edge.app.inject('/sitemap-stores-99.xml')).statusCode).toBe(404);
  expect(asked).toEqual(['/api/v1/display/sitemap']);
});

test('a failing API makes the file unavailable for now, and is asked again', async () => {
  expect((await edge.app.inject('/sitemap-posts-1.xml')).statusCode).toBe(503);
  lists['/api/v1/display/sitemap/posts-1'] = pages['posts-1'];
  const { statusCode, body } = await edge.app.inject('/sitemap-posts-1.xml');
  expect(statusCode).toBe(200);
  expect(addressesIn(body)).toEqual([]);
});

test('the home page alone has the elements by which search engines know the owner', async () => {
  const owned = await openEdge({ siteVerification: { 'naver-site-verification': 'a"b' } });
  await untilReady(owned.app);
  const element = '<meta name="naver-site-verification" content="a&quot;b">';
  expect((await owned.app.inject('/')).body).toContain(element);
  expect((await owned.app.inject('/season')).body).not.toContain('site-verification');
  await owned.close();
});

test.each(['[]', '"a"', '{"a b":"c"}', '{"a":""}', '{"a":1}'])('such elements cannot be %s', (text) => {
  expect(() => parseSiteVerification(text)).toThrow();
});

test('without the API there is no list of parts', async () => {
  const alone = await openEdge();
  const { statusCode, headers } = await alone.app.inject('/sitemap.xml');
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' });
  await alone.close();
});
