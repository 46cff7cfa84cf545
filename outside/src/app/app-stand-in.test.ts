import Fastify, { type FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

let market: FastifyInstance;
let app: FastifyInstance;

/** A market with one page, one call and one redirect. */
beforeAll(async () => {
  market = Fastify();
  market.get('/login', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "script-src 'nonce-abc'; frame-ancestors 'none'")
      .send('<!doctype html><html><head><title>장터</title></head></html>'),
  );
  market.post('/api/echo', (request) => ({ body: request.body, userAgent: request.headers['user-agent'] }));
  market.put('/api/nothing', (request) => ({ body: request.body ?? null }));
  market.get('/old', (_request, reply) => reply.redirect(`${address}/login`));
  const address = await market.listen({ host: '127.0.0.1', port: 0 });
  app = await buildOutside({ marketUrl: address, logger: false });
});
afterAll(async () => {
  await app.close();
  await market.close();
});

const inApp = { host: 'market-in-app.jangteo.localhost:4702' };
const phone = 'http://phone.jangteo.localhost:4702';

test('[APP-04] the phone has a host of its own, and a button for every message', async () => {
  const sent = await app.inject({ url: '/app', headers: { host: 'localhost:4702' } });
  expect(sent.headers.location).toBe(`${phone}/app`);
  const { body, headers } = await app.inject({ url: '/app', headers: { host: 'phone.jangteo.localhost:4702' } });
  expect(headers['content-security-policy']).toContain('frame-src http://market-in-app.jangteo.localhost:4702;');
  for (const name of ['close', 'moveRoute', 'appLogin', 'appTokenRefresh', 'appClose', 'appLogout', 'setDevicePush']) {
    expect(body).toContain(`{&quot;name&quot;:&quot;${name}&quot;`);
  }
});

test('[APP-04] the market’s page comes with the app’s script first, and the phone alone may frame it', async () => {
  const { body, headers } = await app.inject({ url: '/login', headers: inApp });
  expect(body).toMatch(/^<!doctype html><html><head><script nonce="abc" data-phone="http:\/\/phone/);
  expect(body).toContain('<title>장터</title>');
  expect(headers['content-security-policy']).toBe(`script-src 'nonce-abc'; frame-ancestors ${phone}`);
});

test('[APP-04] calls are passed on unchanged, with a body and without', async () => {
  const echo = await app.inject({ method: 'POST', url: '/api/echo', headers: inApp, payload: { a: 1 } });
  expect(echo.json()).toMatchObject({ body: { a: 1 } });
  const nothing = await app.inject({ method: 'PUT', url: '/api/nothing', headers: inApp });
  expect(nothing.json()).toEqual({ body: null });
});

test('[APP-04] a redirect of the market stays within the app', async () => {
  const { headers } = await app.inject({ url: '/old', headers: inApp });
  expect(headers.location).toBe('http://market-in-app.jangteo.localhost:4702/login');
});

test('other hosts reach the other stand-ins', async () => {
  const { body } = await app.inject({ url: '/login', headers: { host: 'localhost:4702' } });
  expect(body).toContain('<h1>로그인</h1>');
});
