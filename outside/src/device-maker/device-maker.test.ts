import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { buildOutside } from '../app.ts';

const landing = 'http://localhost:4700/login-landing-apple';
const now = new Date('2026-11-20T03:00:00Z');
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildOutside({ marketUrl: 'http://market.test', logger: false, now: () => now });
});
afterEach(() => app.close());

const asked = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'kr.jangteo.web',
    redirect_uri: landing,
    response_type: 'code id_token',
    response_mode: 'web_message',
    scope: 'name email',
    state: 'state-1',
    nonce: 'nonce-1',
    ...more,
  }).toString();

const post = (url: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

const visit = (form: Record<string, string>, more?: Record<string, string>) =>
  post('/device-maker/auth/authorize', { request: asked(more), decision: 'continue', ...form });

/** The message that the page posts to its opener, and the origin that may receive it. */
const messageOf = ({ body }: { body: string }) => {
  const [, text = '', origin] = /postMessage\((".*"), "(.*)"\)/.exec(body) ?? [];
  return { ...JSON.parse(JSON.parse(text)), origin };
};
const signIn = async (persona: string, form: Record<string, string> = {}) =>
  messageOf(await visit({ persona, ...form })).data;

const verify = async (idToken: string) => {
  const keys = createLocalJWKSet((await app.inject('/device-maker/auth/keys')).json());
  const rules = { issuer: 'https://device-maker.test', audience: 'kr.jangteo.web', currentDate: now };
  return (await jwtVerify(idToken, keys, rules)).payload;
};

test('[SES-06] posts the person’s id_token to the opener, and to no other origin', async () => {
  expect((await app.inject(`/device-maker/auth/authorize?${asked()}`)).body).toContain('처음 로그인하는 회원');
  const message = messageOf(await visit({ persona: 'newcomer' }));
  expect(message).toEqual({
    origin: 'http://localhost:4700',
    method: 'oauthDone',
    data: {
      authorization: { code: expect.any(String), id_token: expect.any(String), state: 'state-1' },
      user: { name: { firstName: '처음', lastName: '한' }, email: 'newcomer@mail.test' },
    },
  });
  expect(await verify(message.data.authorization.id_token)).toMatchObject({
    nonce: 'nonce-1',
    email: 'newcomer@mail.test',
    email_verified: 'true',
  });
});

test('the name is sent the first time only, and only when it was requested', async () => {
  const withoutName = messageOf(await visit({ persona: 'hana' }, { scope: 'email' })).data;
  expect(withoutName.user).toBeUndefined();
  expect((await signIn('newcomer')).user).toBeDefined();
  expect((await signIn('newcomer')).user).toBeUndefined();
  expect((await signIn('returning')).user).toBeUndefined();
});

test('an email may be hidden, by default or for this sign-in', async () => {
  const emailOf = async (persona: string, form?: Record<string, string>) =>
    decodeJwt((await signIn(persona, form)).authorization.id_token).email;
  expect(await emailOf('hidden')).toMatch(/@relay\.device-maker\.test$/);
  expect(await emailOf('hidden', { email: 'share' })).toBe('hidden@mail.test');
  expect(await emailOf('newcomer', { email: 'hide' })).toMatch(/@relay\.device-maker\.test$/);
});

test.each([
  ['expired', 'ERR_JWT_EXPIRED'],
  ['stray', 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
  ['forged', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
])('the token of the person "%s" is invalid', async (persona, code) => {
  const { authorization } = await signIn(persona);
  await expect(verify(authorization.id_token)).rejects.toMatchObject({ code });
});

test('cancelling and failing are posted, too', async () => {
  const cancelled = messageOf(await visit({ decision: 'cancel' }));
  expect(cancelled.data).toEqual({ error: 'user_cancelled_authorize', state: 'state-1' });
  expect(await signIn('failing')).toEqual({ error: 'server_error', state: 'state-1' });
});

test('in redirect mode the landing page gets a form', async () => {
  const { body, headers } = await visit({ persona: 'newcomer' }, { response_mode: 'form_post', state: '"><script>' });
  expect(body).toContain(`method="post" action="${landing}"`);
  const names = [...body.matchAll(/type="hidden" name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['code', 'id_token', 'state', 'user']);
  expect(body).not.toContain('"><script>"');
  const [, nonce] = /script nonce="([^"]+)"/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('posted values cannot close the script element', async () => {
  const { body } = await visit({ persona: 'newcomer' }, { state: '</script><script>alert(1)</script>' });
  expect(body.match(/<script/g)).toHaveLength(1);
});

test.each([
  { client_id: 'other' },
  { redirect_uri: 'https://evil.example/login-landing-apple' },
  { redirect_uri: 'http://localhost:4700/login-landing' },
  { response_type: 'token' },
  { response_mode: 'query' },
])('%j is refused without a redirect', async (more) => {
  for (const reply of [
    await app.inject(`/device-maker/auth/authorize?${asked(more)}`),
    await visit({ persona: 'newcomer' }, more),
  ]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.body).not.toContain('<script');
  }
});

test('a code is exchanged once; after the grant is revoked, the next sign-in counts as the first', async () => {
  const client = { client_id: 'kr.jangteo.web', client_secret: 'device-maker-stand-in' };
  const { authorization } = await signIn('newcomer');
  const form = { grant_type: 'authorization_code', code: authorization.code };
  expect((await post('/device-maker/auth/token', { ...client, ...form, client_secret: 'wrong' })).statusCode).toBe(400);
  const { refresh_token: token } = (await post('/device-maker/auth/token', { ...client, ...form })).json();
  expect((await post('/device-maker/auth/token', { ...client, ...form })).json()).toEqual({ error: 'invalid_grant' });
  expect((await post('/device-maker/auth/revoke', { ...client, token })).statusCode).toBe(200);
  expect((await signIn('newcomer')).user).toBeDefined();
});

test('keys are rotated on demand, and the previous key stays published', async () => {
  const before = (await signIn('newcomer')).authorization.id_token;
  const { keys } = (await app.inject({ method: 'POST', url: '/control/device-maker/keys' })).json();
  expect(keys).toHaveLength(2);
  expect(JSON.stringify(keys)).not.toContain('"d"');
  const after = (await signIn('newcomer')).authorization.id_token;
  await expect(Promise.all([verify(before), verify(after)])).resolves.toHaveLength(2);
});

test('the script for clients may be loaded from other origins', async () => {
  const { headers, body } = await app.inject('/device-maker/client-script.js');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(body).toContain('AppleID');
});
