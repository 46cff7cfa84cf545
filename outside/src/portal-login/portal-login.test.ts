import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

const landing = 'http://localhost:4700/login-landing';
let app: FastifyInstance;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z');
  app = await buildOutside({ marketUrl: 'http://market.test', logger: false, now: () => now });
});
afterEach(() => app.close());

const asked = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'token',
    client_id: 'jangteo-web',
    redirect_uri: landing,
    state: 'state-1',
    ...more,
  }).toString();

const open = (persona = '', more?: Record<string, string>) =>
  app.inject({ url: `/portal/oauth2.0/authorize?${asked(more)}`, headers: { cookie: `portal=${persona}` } });

const post = (url: string, form: Record<string, string>, persona = '') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `portal=${persona}` },
    payload: new URLSearchParams(form).toString(),
  });

const consent = (persona: string, items: string[], more?: Record<string, string>) =>
  post(
    '/portal/oauth2.0/consent',
    { request: asked(more), decision: 'agree', ...Object.fromEntries(items.map((item) => [item, 'on'])) },
    persona,
  );

const all = ['email', 'gender', 'birthyear', 'mobile', 'name', 'nickname'];
const fragmentOf = (reply: { headers: Record<string, unknown> }) =>
  new URLSearchParams(new URL(String(reply.headers.location)).hash.slice(1));
const profile = (token: string) =>
  app.inject({ url: '/portal/v1/nid/me', headers: { authorization: `Bearer ${token}` } });
const call = async (form: Record<string, string>) =>
  (
    await post('/portal/oauth2.0/token', {
      client_id: 'jangteo-web',
      client_secret: 'portal-stand-in',
      ...form,
    })
  ).json();

test('asks for the person, then for consent, and redirects with a token in the fragment', async () => {
  expect((await open()).body).toContain('계정 선택');
  const chosen = await post('/portal/login', { persona: 'consenting', request: asked() });
  expect(chosen.headers.location).toBe(`/portal/oauth2.0/authorize?${asked()}`);
  expect(chosen.headers['set-cookie']).toContain('portal=consenting');

  const page = await open('consenting');
  for (const label of ['이메일', '성별', '출생연도', '휴대전화번호']) expect(page.body).toContain(label);
  const answer = await consent('consenting', all);
  expect(answer.statusCode).toBe(303);
  expect(String(answer.headers.location)).toMatch(new RegExp(`^${landing}#access_token=`));
  expect(Object.fromEntries(fragmentOf(answer))).toEqual({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: '3600',
    state: 'state-1',
  });
});

test('a person who consented before is not asked again, unless the client requests it', async () => {
  await consent('consenting', all);
  expect(fragmentOf(await open('consenting')).get('access_token')).toBeTruthy();
  expect((await open('consenting', { auth_type: 'reprompt' })).body).toContain('정보 제공 동의');
});

test('the profile has the items of the consent, and nothing else', async () => {
  const token = fragmentOf(await consent('consenting', ['email', 'mobile'])).get('access_token') ?? '';
  expect((await profile(token)).json()).toEqual({
    resultcode: '00',
    message: 'success',
    response: { id: expect.any(String), email: 'consenting@portal.test', mobile: '010-1234-5678' },
  });
});

test('an unknown or expired token gives 401 with 024', async () => {
  const token = fragmentOf(await consent('consenting', all)).get('access_token') ?? '';
  now = new Date(now.getTime() + 3_600_000);
  for (const refused of [await profile(token), await profile('made-up')]) {
    expect([refused.statusCode, refused.json().resultcode]).toEqual([401, '024']);
  }
});

test('the reluctant persona has not ticked the phone at first, and has when asked again', async () => {
  const ticked = (body: string) => /name="mobile" checked/.test(body);
  expect(ticked((await open('reluctant')).body)).toBe(false);
  expect(ticked((await open('reluctant', { auth_type: 'reprompt' })).body)).toBe(true);
});

test('the minor is thirteen, whatever the year', async () => {
  const token = fragmentOf(await consent('minor', all)).get('access_token') ?? '';
  expect((await profile(token)).json().response.birthyear).toBe('2013');
});

test.each([
  [
    'a cancelled login',
    () => post('/portal/oauth2.0/consent', { request: asked(), decision: 'cancel' }, 'consenting'),
    'access_denied',
  ],
  ['an error of the portal', () => consent('failing', all), 'server_error'],
  ['a wrong response type', () => open('', { response_type: 'id_token' }), 'unsupported_response_type'],
])('%s is sent back in the query', async (_what, visit, error) => {
  const { searchParams, hash } = new URL(String((await visit()).headers.location));
  expect(Object.fromEntries(searchParams)).toEqual({ state: 'state-1', error, error_description: expect.any(String) });
  expect(hash).toBe('');
});

test.each([
  'https://evil.example/login-landing',
  'http://localhost:4700/elsewhere',
  'http://user@localhost:4700/login-landing',
  'javascript:alert(1)//login-landing',
  '',
])('a redirect to %s is refused', async (redirectUri) => {
  for (const reply of [
    await open('', { redirect_uri: redirectUri }),
    await consent('consenting', all, { redirect_uri: redirectUri }),
  ]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.headers.location).toBeUndefined();
  }
});

test('a client that is not registered is refused', async () => {
  expect((await open('', { client_id: 'other' })).statusCode).toBe(400);
});

test('a code is exchanged once, by its client only', async () => {
  const { searchParams } = new URL(
    String((await consent('consenting', all, { response_type: 'code' })).headers.location),
  );
  const code = searchParams.get('code') ?? '';
  const form = { grant_type: 'authorization_code', code };
  expect(await call({ ...form, client_secret: 'wrong' })).toMatchObject({ error: 'invalid_client' });
  const { access_token: token } = await call(form);
  expect((await profile(token)).statusCode).toBe(200);
  expect(await call(form)).toMatchObject({ error: 'invalid_request' });
});

describe('a code that was asked for with a challenge (RFC 7636)', () => {
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const codeFor = async (more: Record<string, string>) => {
    const { headers } = await consent('consenting', all, { response_type: 'code', ...more });
    return new URL(String(headers.location)).searchParams.get('code') ?? '';
  };
  const exchange = async (code: string, more: Record<string, string> = {}) =>
    call({ grant_type: 'authorization_code', code, ...more });
  const withChallenge = { code_challenge: challenge, code_challenge_method: 'S256' };

  test('is exchanged for its verifier alone, and with the address it was sent to', async () => {
    for (const wrong of [
      {},
      { code_verifier: 'w'.repeat(43) },
      { code_verifier: verifier, redirect_uri: 'http://x/' },
    ]) {
      expect(await exchange(await codeFor(withChallenge), wrong)).toMatchObject({ error: 'invalid_request' });
    }
    const right = { code_verifier: verifier, redirect_uri: landing };
    expect(await exchange(await codeFor(withChallenge), right)).toMatchObject({ access_token: expect.any(String) });
  });

  test('is not mistaken for one that was asked for without', async () => {
    expect(await exchange(await codeFor({}), { code_verifier: verifier })).toMatchObject({ error: 'invalid_request' });
    const plain = await open('', { code_challenge: verifier, code_challenge_method: 'plain' });
    expect(String(plain.headers.location)).toContain('error=invalid_request');
  });
});

test('the portal says for which client a token was made, to clients only', async () => {
  const info = async (token: string, more: Record<string, string> = {}) =>
    post('/portal/oauth2.0/introspect', {
      client_id: 'jangteo-web',
      client_secret: 'portal-stand-in',
      token,
      ...more,
    });
  const token = fragmentOf(await consent('consenting', all)).get('access_token') ?? '';
  expect((await info(token)).json()).toMatchObject({ active: true, client_id: 'jangteo-web' });
  const other = { client_id: 'other-service', redirect_uri: 'http://localhost:4700/other-landing' };
  const foreign = fragmentOf(await consent('consenting', all, other)).get('access_token') ?? '';
  expect((await info(foreign)).json()).toMatchObject({ active: true, client_id: 'other-service' });
  expect((await info('made-up')).json()).toEqual({ active: false });
  expect((await info(token, { client_secret: 'wrong' })).statusCode).toBe(401);
});

test('a revoked grant ends its tokens, and the next login asks again', async () => {
  const token = fragmentOf(await consent('consenting', all)).get('access_token') ?? '';
  expect(await call({ grant_type: 'delete', access_token: token })).toMatchObject({ result: 'success' });
  expect((await profile(token)).statusCode).toBe(401);
  expect((await open('consenting')).body).toContain('정보 제공 동의');
});

test('any number of guests and minors, each a different person', async () => {
  const guestOf = async (id: string) => {
    const { response } = (await profile(fragmentOf(await consent(id, all)).get('access_token') ?? '')).json();
    return response;
  };
  const [one, other] = [await guestOf('guest-1'), await guestOf('guest-2')];
  expect(one).toMatchObject({ email: 'guest-1@portal.test', mobile: expect.stringMatching(/^010-\d{4}-\d{4}$/) });
  expect([one.id, one.mobile]).not.toEqual([other.id, other.mobile]);
  expect(Number((await guestOf('minor-1')).birthyear)).toBe(now.getUTCFullYear() - 13);
  expect((await open('guest-<b>')).body).toContain('계정 선택');
});
