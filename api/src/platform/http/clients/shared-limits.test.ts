import { randomUUID } from 'node:crypto';
import { codes } from '@jangteo/contract/codes';
import pg from 'pg';
import { openTestApp, refuse, type TestApp } from '../../../../test/app.ts';
import { testNow } from '../../../../test/market.ts';
import { openVisitors } from '../../../../test/visitors.ts';
import { defaults } from '../../config.ts';

// Counts as the real Redis does, Lua included; all clients of one address share its memory.
jest.mock('ioredis', () => ({ Redis: jest.requireActual('ioredis-mock') }));

const clock = '/api/v1/display/web/current-datetime';
const redisUrl = `redis://counts.test/${randomUUID()}`;

const open = (limits: object, now = () => testNow): Promise<TestApp> =>
  openTestApp('migrated', { redisUrl, now, limits: { ...defaults.limits, ...limits } });

test('instances share their counts: changing the instance does not reset a limit', async () => {
  const [one, other] = await Promise.all([open({ devicePerMinute: 2 }), open({ devicePerMinute: 2 })]);
  const from = (deviceUuid: string, remoteAddress: string) => ({ url: clock, remoteAddress, headers: { deviceUuid } });
  expect((await one.app.inject(from('w-1', '203.0.113.1'))).statusCode).toBe(200);
  expect((await other.app.inject(from('w-1', '203.0.113.2'))).statusCode).toBe(200);
  expect(await refuse(one.app, from('w-1', '203.0.113.3'))).toEqual({ status: 429, code: codes.outOfRange });
  expect((await one.app.inject(from('w-2', '203.0.113.3'))).statusCode).toBe(200);
  await Promise.all([one.close(), other.close()]);
});

test('a member is counted across devices, and invalid tokens count for no member', async () => {
  const market = await open({ memberPerMinute: 2 });
  const { member, otherMember } = await openVisitors(market.databaseUrl);
  let devices = 0;
  const as = (authorization: string | undefined) => {
    devices += 1;
    return {
      url: clock,
      remoteAddress: '203.0.113.9',
      headers: { deviceUuid: `w-phone-${devices}`, ...(authorization && { authorization }) },
    };
  };
  for (let n = 0; n < 2; n += 1) {
    expect((await market.app.inject(as(member.headers.authorization))).statusCode).toBe(200);
  }
  expect(await refuse(market.app, as(member.headers.authorization))).toEqual({ status: 429, code: codes.outOfRange });
  expect((await market.app.inject(as(otherMember.headers.authorization))).statusCode).toBe(200);
  for (let n = 0; n < 4; n += 1) expect((await market.app.inject(as('Bearer forged'))).statusCode).toBe(200);
  await market.close();
});

test('members at an address whose visitors have sent too many requests are served', async () => {
  const market = await open({ addressPerMinute: 2 });
  const { visitor, member, otherMember } = await openVisitors(market.databaseUrl);
  const statusesOf = async (times: number, { headers }: { headers: Record<string, string> }) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      statuses.push((await market.app.inject({ url: clock, remoteAddress: '203.0.113.11', headers })).statusCode);
    }
    return statuses;
  };
  expect(await statusesOf(3, member)).toEqual([200, 200, 200]);
  expect(await statusesOf(3, visitor)).toEqual([200, 200, 429]);
  expect(await statusesOf(3, otherMember)).toEqual([200, 200, 200]);
  await market.close();
});

test('a member is counted without the database, and an expired token is not counted', async () => {
  let now = testNow;
  const market = await open({ memberPerMinute: 2 }, () => now);
  const { admin } = await openVisitors(market.databaseUrl);
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE session, member');
  const ask = { url: clock, remoteAddress: '203.0.113.10', headers: admin.headers };
  for (let n = 0; n < 2; n += 1) expect((await market.app.inject(ask)).statusCode).toBe(200);
  expect(await refuse(market.app, ask)).toEqual({ status: 429, code: codes.outOfRange });
  now = new Date(testNow.getTime() + 16 * 60_000);
  expect((await market.app.inject(ask)).statusCode).toBe(200);
  await client.end();
  await market.close();
});
