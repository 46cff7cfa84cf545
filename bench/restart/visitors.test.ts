import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaults } from '../../api/src/platform/config.ts';
import { openTestApp, type TestApp } from '../../api/test/app.ts';
import { type OpenEdge, openEdge, untilReady } from '../../edge/src/testing/open-edge.ts';

const clock = '/api/v1/display/web/current-datetime';
const perMinute = 12;
const [young, old] = ['y'.repeat(32), 'o'.repeat(32)] as [string, string];

let market: TestApp;
let apiUrl: string;
let edge: OpenEdge;
/** An API that trusts no address, as in production, and an edge behind a load balancer that names the visitor. */
beforeAll(async () => {
  market = await openTestApp('migrated', {
    edgeKeys: [old, young],
    trustedProxies: [],
    limits: { ...defaults.limits, addressPerMinute: perMinute },
  });
  await market.app.listen({ port: 0, host: '127.0.0.1' });
  apiUrl = `http://127.0.0.1:${(market.app.server.address() as AddressInfo).port}`;
  edge = await openEdge({
    apiUrls: [apiUrl],
    apiKeys: [young],
    proxiesInFront: 1,
    // Busy cores must not decide what is served.
    apiDeadlineMs: 10_000,
    renderDeadlineMs: 10_000,
  });
  await untilReady(edge.app);
});
afterAll(async () => {
  await edge.close();
  await market.close();
});

const statusFor = async (visitor: string, url: string): Promise<number> =>
  (await edge.app.inject({ url, headers: { 'x-forwarded-for': visitor } })).statusCode;

test('50 visitors of an edge that the API knows by its key alone: each has a limit of its own', async () => {
  const visitors = Array.from({ length: 50 }, (_, n) => `203.0.113.${n + 1}`);
  const statuses = await Promise.all(
    visitors.map(async (visitor) => {
      const seen = [];
      for (let n = 0; n < perMinute; n += 1) seen.push(await statusFor(visitor, clock));
      return seen;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
  expect(await statusFor('203.0.113.7', clock)).toBe(429);
  expect(await statusFor('203.0.113.99', clock)).toBe(200);
});

test('pages that the edge renders are not counted for any visitor', async () => {
  for (let n = 0; n < 3 * perMinute; n += 1) {
    expect(await statusFor('203.0.113.120', `/?call=${clock}&n=${n}`)).toBe(200);
  }
});

test('an edge without a key of the API’s is not ready, and its visitors together have one limit', async () => {
  const stranger = await openEdge({ apiUrls: [apiUrl], apiKeys: ['s'.repeat(32)], proxiesInFront: 1 });
  expect((await stranger.app.inject('/ready')).statusCode).toBe(503);
  const statuses = [];
  for (let n = 0; n <= perMinute; n += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${200 + n}` };
    statuses.push((await stranger.app.inject({ url: clock, headers })).statusCode);
  }
  expect(statuses.at(-1)).toBe(429);
  await stranger.close();
});

test('an edge does not take a program without the key for the API', async () => {
  const impostor = createServer((_incoming, outgoing) => outgoing.end(JSON.stringify({ isAskerTrusted: true })));
  await once(impostor.listen(0), 'listening');
  const urls = [`http://127.0.0.1:${(impostor.address() as AddressInfo).port}`];
  const deceived = await openEdge({ apiUrls: urls, apiKeys: [young] });
  expect((await deceived.app.inject('/ready')).statusCode).toBe(503);
  await deceived.close();
  impostor.closeAllConnections();
  impostor.close();
});
