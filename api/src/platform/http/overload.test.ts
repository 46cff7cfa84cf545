import { codes } from '@jangteo/contract/codes';
import pg from 'pg';
import { openTestApp, patient, refuse } from '../../../test/app.ts';
import { defaults } from '../config.ts';

const notices = '/api/v1/display/notice';
const clock = '/api/v1/display/web/current-datetime';

test('beyond the limit requests are refused at once, and served again as soon as there is room', async () => {
  const market = await openTestApp('migrated', { load: { ...patient, maxInFlight: 1 } });
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE notice');

  const waiting = refuse(market.app, { url: notices });
  await new Promise((done) => setTimeout(done, 50));
  const started = performance.now();
  expect(await refuse(market.app, { url: clock })).toEqual({ status: 503, code: codes.requestTimeout });
  expect(performance.now() - started).toBeLessThan(100);
  expect((await market.app.inject('/live')).statusCode).toBe(200);

  // The lock is waited for no longer than half a second.
  expect(await waiting).toEqual({ status: 503, code: codes.requestTimeout });
  expect((await market.app.inject(clock)).statusCode).toBe(200);
  await client.end();
  await market.close();
});

test('while the database keeps others waiting, nobody else is let in', async () => {
  const market = await openTestApp('migrated', { load: { ...patient, maxDatabaseWaitMs: 50 } });
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE notice');
  // Ten have a connection each, and wait for the lock; the eleventh waits for them.
  const waiting = Array.from({ length: 11 }, () => market.app.inject(notices));
  await new Promise((done) => setTimeout(done, 150));
  const started = performance.now();
  expect(await refuse(market.app, { url: clock })).toEqual({ status: 503, code: codes.requestTimeout });
  expect(performance.now() - started).toBeLessThan(100);

  await client.end();
  await Promise.all(waiting);
  expect((await market.app.inject(clock)).statusCode).toBe(200);
  await market.close();
});

test('an address that asks too often is told when to come back', async () => {
  const market = await openTestApp('migrated', { limits: { ...defaults.limits, addressPerMinute: 2 } });
  const from = (remoteAddress: string) => ({ url: clock, remoteAddress });
  expect((await market.app.inject(from('203.0.113.7'))).statusCode).toBe(200);
  expect((await market.app.inject(from('203.0.113.7'))).statusCode).toBe(200);
  expect(await refuse(market.app, from('203.0.113.7'))).toEqual({ status: 429, code: codes.outOfRange });
  const refused = await market.app.inject(from('203.0.113.7'));
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await market.app.inject(from('203.0.113.8'))).statusCode).toBe(200);

  // One household has a whole /64 of IPv6.
  for (const end of ['1', '2']) expect((await market.app.inject(from(`2001:db8::${end}`))).statusCode).toBe(200);
  expect((await refuse(market.app, from('2001:db8::3:4:5:6'))).status).toBe(429);
  expect((await market.app.inject(from('2001:db8:0:1::1'))).statusCode).toBe(200);

  // The edge on this machine speaks for others; pages that it renders itself are not counted.
  const throughEdge = { ...from('127.0.0.1'), headers: { 'x-forwarded-for': '203.0.113.7' } };
  expect(await refuse(market.app, throughEdge)).toEqual({ status: 429, code: codes.outOfRange });
  for (let n = 0; n < 4; n += 1) expect((await market.app.inject(from('127.0.0.1'))).statusCode).toBe(200);
  await market.close();
});

test('without the shared counts everyone is served', async () => {
  const market = await openTestApp('migrated', {
    redisUrl: 'redis://127.0.0.1:1',
    limits: { ...defaults.limits, addressPerMinute: 1 },
  });
  for (let n = 0; n < 3; n += 1) {
    expect((await market.app.inject({ url: clock, remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
  }
  await market.close();
});

test('[ERR-01] a search that the database does not answer says that the search fails', async () => {
  const market = await openTestApp('migrated');
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE search_term');
  const search = { url: `/api/v1/search?type=product&keyword=${encodeURIComponent('사과')}` };
  expect(await refuse(market.app, search)).toEqual({ status: 503, code: codes.searchEngine });
  await client.end();
  await market.close();
});
