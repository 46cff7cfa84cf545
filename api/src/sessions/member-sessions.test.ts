import type { MemberSession, SignedIn } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { queueBehind } from '../../test/locks.ts';
import { type ConnectedApp, deleteMembers, openConnectedApp } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { bearer, signInAtPortal } from '../../test/sign-in.ts';

let market: ConnectedApp;
let here: SignedIn;
let phone: SignedIn;
let tablet: SignedIn;
beforeAll(async () => {
  market = await openConnectedApp();
});
beforeEach(async () => {
  await deleteMembers(market);
  phone = await signInAtPortal(market, 'consenting', 'w-phone');
  market.clock.forward(60);
  tablet = await signInAtPortal(market, 'consenting', 'w-tablet');
  market.clock.forward(60);
  here = await signInAtPortal(market, 'consenting', 'w-here');
});
afterAll(() => market.close());

const call = async (method: 'GET' | 'DELETE', path: string, { accessToken }: SignedIn) =>
  (await market.app.inject({ method, url: `/api/v1/user/${path}`, headers: bearer(accessToken) })).json();
const list = async (as = here): Promise<MemberSession[]> => (await call('GET', 'session', as)).data.list;
const codeOf = async (tokens: SignedIn) => (await call('GET', 'token', tokens)).code;
const owners = () =>
  query(market.databaseUrl, 'SELECT device_uuid FROM device WHERE member_id IS NOT NULL ORDER BY device_uuid');
const events = () => query(market.databaseUrl, 'SELECT event, member_id IS NOT NULL AS known FROM security_event');

test('[SES-01] a member sees all their logins, the present one first, then the most recently used', async () => {
  market.clock.forward(60);
  const refresh = { accessToken: phone.accessToken, refreshToken: phone.refreshToken, deviceUuid: 'w-phone' };
  await market.app.inject({ method: 'PUT', url: '/api/v1/token/jwt/refresh', headers: refresh });
  expect(await list()).toEqual([
    expect.objectContaining({ isCurrent: true, signInDt: '2026-11-20T03:02:00.000Z' }),
    expect.objectContaining({
      isCurrent: false,
      signInDt: '2026-11-20T03:00:00.000Z',
      lastUsedDt: '2026-11-20T03:03:00.000Z',
    }),
    expect.objectContaining({ isCurrent: false, signInDt: '2026-11-20T03:01:00.000Z' }),
  ]);
  const other = await signInAtPortal(market, 'undisclosed', 'w-other');
  expect(await list(other)).toHaveLength(1);
});

test('[SES-01] a login on another device can be ended: its tokens become invalid, the others stay valid', async () => {
  const [, last] = await list();
  expect(await call('DELETE', `session/${last?.sessionId}`, here)).toMatchObject({ code: codes.ok });
  expect([await codeOf(here), await codeOf(tablet), await codeOf(phone)]).toEqual([0, codes.refreshExpired, 0]);
  expect(await list()).toHaveLength(2);
  // Notifications no longer reach the device, and the security log has an entry.
  expect(await owners()).toEqual([{ device_uuid: 'w-here' }, { device_uuid: 'w-phone' }]);
  expect(await events()).toEqual([{ event: 'session ended by member', known: true }]);
});

test('[SES-03] a login on a device and the end of the one before it there do not wait for each other', async () => {
  const end = { method: 'DELETE', url: '/api/v1/user/session', headers: bearer(tablet.accessToken) } as const;
  const answers = await queueBehind(
    market.databaseUrl,
    "SELECT FROM device WHERE device_uuid = 'w-here' FOR NO KEY UPDATE",
    [() => signInAtPortal(market, 'consenting', 'w-here'), async () => (await market.app.inject(end)).json()],
  );
  expect(answers[1]).toMatchObject({ code: codes.ok });
});

test('[SES-01] all other logins can be ended at once', async () => {
  expect(await call('DELETE', 'session', here)).toMatchObject({ data: { count: 2 } });
  expect([await codeOf(here), await codeOf(tablet), await codeOf(phone)]).toEqual([
    0,
    codes.refreshExpired,
    codes.refreshExpired,
  ]);
  expect(await call('DELETE', 'session', here)).toMatchObject({ data: { count: 0 } });
});

test('a login of another member, the present login and an ended one cannot be ended', async () => {
  const other = await signInAtPortal(market, 'undisclosed', 'w-other');
  const [mine, last] = await list();
  const end = async (sessionId: string | undefined, as: SignedIn) =>
    (await call('DELETE', `session/${sessionId}`, as)).code;
  expect(await end(last?.sessionId, other)).toBe(codes.noData);
  expect(await end(mine?.sessionId, here)).toBe(codes.noData);
  expect(await end(last?.sessionId, here)).toBe(codes.ok);
  expect(await end(last?.sessionId, here)).toBe(codes.noData);
  expect(await codeOf(here)).toBe(codes.ok);
  expect(await call('DELETE', 'session', other)).toMatchObject({ data: { count: 0 } });
  expect(await list()).toHaveLength(2);
});

test('an expired login is not listed', async () => {
  market.clock.forward(92 * 24 * 3_600 - 60);
  const again = await signInAtPortal(market, 'consenting', 'w-new');
  expect(await list(again)).toEqual([
    expect.objectContaining({ isCurrent: true }),
    expect.objectContaining({ isCurrent: false, signInDt: '2026-11-20T03:02:00.000Z' }),
  ]);
});
