import { randomUUID } from 'node:crypto';
import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse, type TestApp } from '../../../test/app.ts';
import { openVisitors } from '../../../test/visitors.ts';
import { defaults } from '../config.ts';

// Counts as the real one does, Lua included; all clients of one address share its memory.
jest.mock('ioredis', () => ({ Redis: jest.requireActual('ioredis-mock') }));

const clock = '/api/v1/display/web/current-datetime';
const redisUrl = `redis://counts.test/${randomUUID()}`;

const open = (limits: object): Promise<TestApp> =>
  openTestApp('migrated', { redisUrl, limits: { ...defaults.limits, ...limits } });

test('instances count together: who moves to another is still known there', async () => {
  const [one, other] = await Promise.all([open({ devicePerMinute: 2 }), open({ devicePerMinute: 2 })]);
  const from = (deviceUuid: string, remoteAddress: string) => ({ url: clock, remoteAddress, headers: { deviceUuid } });
  expect((await one.app.inject(from('w-1', '203.0.113.1'))).statusCode).toBe(200);
  expect((await other.app.inject(from('w-1', '203.0.113.2'))).statusCode).toBe(200);
  expect(await refuse(one.app, from('w-1', '203.0.113.3'))).toEqual({ status: 429, code: codes.outOfRange });
  expect((await one.app.inject(from('w-2', '203.0.113.3'))).statusCode).toBe(200);
  await Promise.all([one.close(), other.close()]);
});

test('a member is one on all devices, and a token that is nobody’s costs nobody anything', async () => {
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
