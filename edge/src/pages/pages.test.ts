import { matchesTag } from '../negotiation.ts';
import { type OpenEdge, openEdge, untilReady } from '../testing/open-edge.ts';

let edge: OpenEdge;
beforeAll(async () => {
  edge = await openEdge();
  await untilReady(edge.app);
});
afterAll(() => edge.close());

const get = (url: string, headers: Record<string, string> = {}) => edge.app.inject({ url, headers });
/** Resolves when the page is complete, however busy this machine is. */
const getWhole = (url: string) => get(url, { 'if-none-match': '"another"' });

test('[PRD-04] a page arrives rendered inside the one root element, with its state and the registry', async () => {
  const { statusCode, headers, body } = await get('/');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/<div id="root"><main data-count="\d+" data-kept="0">remote-shop<\/main><\/div>/);
  expect(body).toContain('<script type="application/json" id="jangteo-state">{"query":"/"}</script>');
  const registry = JSON.parse(/id="jangteo-registry">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  expect(registry.settings).toEqual({ ownOrigins: ['http://jangteo.test'], shopOrigin: 'http://shop.test' });
  expect(registry.apps['remote-shop'].entry).toBe(`${registry.apps['remote-shop'].base}main.js`);
  expect(Object.keys(registry.integrity)).toContain(`${registry.apps['remote-shop'].base}pages/shop-home.js`);
});

test('the HTML of a page arrives as it was rendered, whatever language it is in', async () => {
  const { body } = await getWhole(`/?text=${encodeURIComponent('제철 <b>감자</b> 🥔')}`);
  expect(body).toContain('>remote-shop</main>제철 <b>감자</b> 🥔</div>');
  expect(body).toMatch(/<\/html>$/);
});

test('every page asks phones not to turn numbers, dates and addresses into links, before any of them arrives', async () => {
  for (const url of ['/', '/season', '/deal/7']) {
    const [head = ''] = (await getWhole(url)).body.split('<body>');
    expect(head).toContain('<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">');
  }
});

test('renderers are told how long they may share replies', async () => {
  const patient = await openEdge({ repliesKeptMs: 700 });
  await untilReady(patient.app);
  expect((await patient.app.inject('/')).body).toContain('data-kept="700"');
  await patient.close();
});

test('scripts come after the content of a page that is ready at once; the host’s first one is requested before it', async () => {
  const { body } = await getWhole('/season');
  const preload = '<link rel="preload" as="script"';
  const [before = '', after = ''] = body.split('</main>');
  expect(before.split(preload)).toHaveLength(2);
  expect(before).toMatch(
    /<body><link rel="preload" as="script" fetchpriority="low" href="\/r\/host\/\w+\/main\.js"[^>]*><div id="root">/,
  );
  expect(after.split(preload).length).toBeGreaterThan(2);
});

test('scripts are preloaded with the nonce and integrity that they run with: the host’s, then the route’s', async () => {
  const { body } = await getWhole('/deal/7');
  const preloads = [...body.matchAll(/<link rel="preload" as="script" fetchpriority="low" (href="([^"]+)" .*?)>/g)];
  expect(preloads.map(([, , href]) => href?.replace(/[0-9a-f]{12}/, 'id'))).toEqual([
    '/r/host/id/main.js',
    '/r/remote-shop/id/main.js',
    '/r/remote-shop/id/pages/shop-deal.js',
  ]);
  for (const [, attributes] of preloads) {
    expect(attributes).toMatch(/integrity="sha384-[^"]{64}" crossorigin="anonymous" nonce="[^"]{24}"$/);
  }
  expect(body).toContain(`<script defer src=${preloads[0]?.[1]?.slice('href='.length)}></script>`);
});

test('title, description and share pictures come from the page, escaped', async () => {
  const { body } = await get(`/?title=${encodeURIComponent('</title><script>"\'&')}`);
  expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;&quot;&#39;&amp;</title>');
  expect(body).toContain('<meta name="description" content="제철 &lt;먹거리&gt;">');
  expect(body).toContain('<meta property="og:image" content="http://jangteo.test/img/apple/share">');
  expect(body).not.toContain('noindex');
});

test('structured data of a page cannot break out of its script element', async () => {
  const name = '</script><script>alert(1)</script><!--사과';
  const { body } = await get(`/?product=${encodeURIComponent(name)}`);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name });
  expect(json).not.toContain('<');
  expect((await get('/season?a=1')).body).not.toContain('ld+json');
});

test.each([
  ['that says so of its own data', '/season'],
  ['whose route says so', '/admin-deals'],
  ['that requires a login', '/my-page'],
])('a page %s is not for search engines', async (_which, url) => {
  expect((await get(url)).body).toContain('<meta name="robots" content="noindex">');
});

test.each([
  ['/', '/'],
  ['/deal', '/'],
  ['/deal?click_key=3', '/'],
  ['/deal/7', '/deal/7'],
  ['/category/detail', '/category/detail'],
  ['/category/detail/a%2Fb', '/category/detail/a%2Fb'],
])('[RTE-04] %s names %s as its canonical address', async (url, canonical) => {
  expect((await get(url)).body).toContain(`<link rel="canonical" href="http://jangteo.test${canonical}">`);
});

test.each([
  ['/deal/007', '/deal/7'],
  ['/deal/007?click_key=3', '/deal/7?click_key=3'],
])('[RTE-04] %s, an id with zeros in front, moves to %s for good', async (url, plain) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([301, plain]);
});

test('[RTE-04] a code keeps the zeros in front of it', async () => {
  const { statusCode, body } = await get('/local/01');
  expect(statusCode).toBe(200);
  expect(body).toContain('<link rel="canonical" href="http://jangteo.test/local/01">');
});

test.each(['/nowhere', '/deal/abc', '/DEAL/1', '/deal/1/2', '/r', '/deal/999', '/deal/0', '/deal/2147483648'])(
  '[RTE-01] %s redirects to /404',
  async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/404');
  },
);

test('[RTE-01] /404 responds 404 with a page', async () => {
  const { statusCode, body } = await get('/404');
  expect(statusCode).toBe(404);
  expect(body).toContain('<main');
  expect(body).toContain('noindex');
});

test('an address that moved redirects with its query', async () => {
  const { statusCode, headers } = await get('/old?click_key=1');
  expect([statusCode, headers.location]).toEqual([302, '/season?click_key=1']);
});

test('a slash at the end is removed', async () => {
  const { statusCode, headers } = await get('/season/?a=/');
  expect([statusCode, headers.location]).toEqual([301, '/season?a=/']);
});

test.each([
  ['/deal/7?goto=/my-page%3Ftab=1', '/my-page?tab=1'],
  ['/deal/7?goto=http://jangteo.test/season', '/season'],
  ['/deal/7?goto=https://evil.example/', '/'],
  ['/deal/7?goto=//evil.example/', '/'],
  ['/deal/7?goto=/%5Cevil.example/', '/'],
  ['/deal/7?goto=/.//evil.example/', '/evil.example/'],
])('%s redirects within the product', async (url, location) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual([302, location]);
});

test('HEAD responds as GET does, without a body', async () => {
  const { statusCode, body, headers } = await edge.app.inject({ method: 'HEAD', url: '/deal/7' });
  expect([statusCode, body]).toEqual([200, '']);
  expect(Number(headers['content-length'])).toBeGreaterThan(1000);
});

test('an entity tag matches also when a proxy weakened it', () => {
  expect(['"a"', 'W/"a"', '"b", "a"', '*'].every((header) => matchesTag(header, '"a"'))).toBe(true);
  expect([undefined, '', '"b"', 'a'].some((header) => matchesTag(header, '"a"'))).toBe(false);
});

test('the refusal of a client that requests too many pages contains when to retry; other clients are not limited', async () => {
  const limited = await openEdge({ pagesPerMinute: 2, proxiesInFront: 1 });
  await untilReady(limited.app);
  const from = (address: string) => limited.app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
  const household = ['2001:db8::1', '2001:db8::2', '2001:db8::3'];
  const answers = [];
  for (const address of household) answers.push(await from(address));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(1);
  expect(answers[2]?.body).toContain('요청이 너무 많아요.');
  expect((await from('203.0.113.7')).statusCode).toBe(200);
  await limited.close();
});

test('the phones behind one address get cached pages without limit; what has to be rendered is counted', async () => {
  const limited = await openEdge({ pagesPerMinute: 2, pageCacheMs: 60_000 });
  await untilReady(limited.app);
  const statusOf = async (url: string) => (await limited.app.inject(url)).statusCode;
  expect(await statusOf('/')).toBe(200);
  for (let phone = 0; phone < 5; phone += 1) expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/season')).toBe(200);
  expect(await statusOf('/deal/7')).toBe(429);
  expect(await statusOf('/')).toBe(200);
  await limited.close();
});
