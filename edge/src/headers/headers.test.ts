import { type OpenEdge, openEdge, publicUrl, untilReady } from '../testing/open-edge.ts';
import { parseExtraOrigins } from './content-security-policy.ts';

let edge: OpenEdge;
beforeAll(async () => {
  edge = await openEdge({ extraOrigins: { 'connect-src': ['https://collect.example'] } });
  await untilReady(edge.app);
});
afterAll(() => edge.close());

const directives = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

test('a page’s policy lets its own scripts run, and nothing else', async () => {
  const { headers } = await edge.app.inject('/');
  const policy = directives(headers['content-security-policy']);
  expect(policy['script-src']).toMatch(/^'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'$/);
  expect(policy['style-src-elem']).toMatch(/^'self' 'nonce-[^']+'$/);
  expect(policy).toMatchObject({
    'style-src-attr': "'unsafe-inline'",
    'connect-src': "'self' https://collect.example",
    'img-src': "'self' data: https:",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "jangteo jangteo#bundler jangteo#outside 'allow-duplicates'",
  });
  const unsafe = Object.entries(policy).filter(([, sources]) => sources.includes('unsafe'));
  expect(unsafe).toEqual([['style-src-attr', "'unsafe-inline'"]]);
});

test('every response has a nonce of its own', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => edge.app.inject('/')));
  const nonces = answers.map(({ headers }) => directives(headers['content-security-policy'])['script-src']);
  expect(new Set(nonces).size).toBe(20);
});

test.each(['/', '/nowhere', '/img/none/320', '/r/host/none/main.js', '/robots.txt', '/%', '/live'])(
  '%s carries the security headers',
  async (url) => {
    const { headers } = await edge.app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test.each([
  ['/login', 'same-origin-allow-popups'],
  ['/login-action', 'same-origin-allow-popups'],
  ['/login-landing', 'unsafe-none'],
  ['/login-landing-apple', 'unsafe-none'],
])('a page may talk to the popup that it opens, and %s has the policy %s', async (url, policy) => {
  const { headers } = await edge.app.inject(url);
  expect(headers['cross-origin-opener-policy']).toBe(policy);
});

test('behind TLS, the response sets Strict-Transport-Security', async () => {
  const secure = await openEdge({ publicUrl: publicUrl.replace('http:', 'https:') });
  const { headers } = await secure.app.inject('/');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  await secure.close();
});

test.each([
  ['{"script-src":["https://evil.example"]}', 'script-src cannot be extended'],
  ['{"img-src":["*"]}', 'not a list of origins'],
  ['{"img-src":["https://a.example/path"]}', 'not a list of origins'],
  ['{"img-src":["https://a.example; script-src *"]}', 'not a list of origins'],
  ['{"img-src":"https://a.example"}', 'not a list of origins'],
  ['[]x', 'JSON'],
])('%s is refused as a setting of the policy', (text, reason) => {
  expect(() => parseExtraOrigins(text)).toThrow(reason);
});

test('origins may be added by configuration', () => {
  const origins = { 'img-src': ['https://a.example', 'http://localhost:4702'], 'connect-src': ['wss://b.example'] };
  expect(parseExtraOrigins(JSON.stringify(origins))).toEqual(origins);
});

test('a page blocks scripts without a hash, unless the installation loads those of other companies', async () => {
  expect((await edge.app.inject('/')).headers).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script), endpoints=(reports)',
    'reporting-endpoints': 'reports="/reports"',
  });
  const tagManager = { script: 'https://tag.test/script.js' };
  const settings = { ownOrigins: [publicUrl], shopOrigin: 'http://shop.test', outsideScripts: { tagManager } };
  const other = await openEdge({ settings });
  expect((await other.app.inject('/')).headers).not.toHaveProperty('integrity-policy');
  await other.close();
});
