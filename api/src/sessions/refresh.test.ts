import type { SignedIn, Tokens } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { type ConnectedApp, openConnectedApp, visitPortal } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { bearer, beginSignIn, device, postSignIn, signInAtPortal } from '../../test/sign-in.ts';

let market: ConnectedApp;
let first: SignedIn;
beforeAll(async () => {
  market = await openConnectedApp();
});
beforeEach(async () => {
  first = await signInAtPortal(market);
});
afterAll(() => market.close());

const ask = async (tokens: Partial<Tokens>, deviceUuid = device, cookie = '') => {
  const { accessToken = '', refreshToken = '' } = tokens;
  const headers = { accessToken, refreshToken, deviceUuid, cookie };
  return market.app.inject({ method: 'PUT', url: '/api/v1/token/jwt/refresh', headers });
};
const refresh = async (tokens: Partial<Tokens>, deviceUuid?: string, cookie?: string): Promise<Tokens> => {
  const reply = await ask(tokens, deviceUuid, cookie);
  expect(reply.json()).toMatchObject({ code: 0 });
  return reply.json().data;
};
const codeOf = async (tokens: Partial<Tokens>, deviceUuid?: string, cookie?: string) =>
  (await ask(tokens, deviceUuid, cookie)).json().code;
const isAlive = async ({ accessToken }: Tokens) =>
  (await market.app.inject({ url: '/api/v1/user/token', headers: bearer(accessToken) })).json().code;

const events = () =>
  query(
    market.databaseUrl,
    'SELECT event, address, member_id IS NOT NULL AS known FROM security_event ORDER BY event_id',
  );
afterEach(() => query(market.databaseUrl, 'TRUNCATE security_event'));

test('[SES-08] a refresh returns new tokens, also when the access token has expired', async () => {
  expect(await isAlive(first)).toBe(codes.ok);
  market.clock.forward(15 * 60 - 1);
  expect(await isAlive(first)).toBe(codes.ok);
  market.clock.forward(1);
  expect(await isAlive(first)).toBe(codes.tokenExpired);
  const second = await refresh(first);
  expect(second).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    expireDt: new Date(market.clock.now.getTime() + 15 * 60 * 1_000).toISOString(),
  });
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await isAlive(second)).toBe(codes.ok);
});

test('[SES-08] 50 refreshes at once have one successor', async () => {
  const before = await query(market.databaseUrl, 'SELECT FROM refresh_token');
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first)));
  expect(new Set(answers.map((tokens) => JSON.stringify(tokens))).size).toBe(1);
  expect(await query(market.databaseUrl, 'SELECT FROM refresh_token')).toHaveLength(before.length + 1);
});

test('for 30 seconds the same token returns the same successor, byte for byte', async () => {
  const second = await refresh(first);
  market.clock.forward(30);
  expect(await refresh(first)).toEqual(second);
  expect(await isAlive(second)).toBe(codes.ok);
});

test('a token that is used again later counts as stolen: the session ends', async () => {
  const second = await refresh(first);
  market.clock.forward(31);
  expect(await codeOf(first)).toBe(codes.refreshExpired);
  expect(await isAlive(second)).toBe(codes.refreshExpired);
  expect(await codeOf(second)).toBe(codes.refreshExpired);
  expect(await events()).toEqual([{ event: 'refresh token reused', address: '127.0.0.1', known: true }]);
});

describe('the browser that signed in', () => {
  let cookie: string;
  beforeEach(async () => {
    const begun = await beginSignIn(market.app);
    const code = (await visitPortal(market.outside, 'consenting', { begun })).get('code');
    cookie = begun.cookie;
    first = (await postSignIn(market.app, { body: { code }, begun })).json().data;
  });

  test('[ERR-02] whose response was lost gets the successor whenever it asks again, with an access token that is valid', async () => {
    const lost = await refresh(first, device, cookie);
    market.clock.forward(24 * 3_600);
    const second = await refresh(first, device, cookie);
    expect(second.refreshToken).toBe(lost.refreshToken);
    expect(await isAlive(second)).toBe(codes.ok);
    market.clock.forward(3_600);
    expect(await isAlive(await refresh(second, device, cookie))).toBe(codes.ok);
    expect(await events()).toEqual([]);
  });

  test('is no longer believed once the successor has been used', async () => {
    const second = await refresh(first, device, cookie);
    market.clock.forward(60);
    await refresh(second, device, cookie);
    expect(await codeOf(first, device, cookie)).toBe(codes.refreshExpired);
    expect(await events()).toEqual([{ event: 'refresh token reused', address: '127.0.0.1', known: true }]);
  });

  test.each([
    ['without its cookie', device, undefined],
    ['with the cookie of another one', device, `browser=${'a'.repeat(43)}`],
    ['on another device', 'w-thief', 'its own'],
  ])('%s, a thief ends the session', async (_case, deviceUuid, stolen) => {
    const second = await refresh(first, device, cookie);
    market.clock.forward(31);
    expect(await codeOf(first, deviceUuid, stolen === 'its own' ? cookie : stolen)).toBe(codes.refreshExpired);
    expect(await isAlive(second)).toBe(codes.refreshExpired);
  });
});

test.each(['at once', 'after a refresh'])('a token used on another device counts as stolen, too: %s', async (when) => {
  if (when === 'after a refresh') await refresh(first);
  expect(await codeOf(first, 'w-thief')).toBe(codes.refreshExpired);
  expect(await isAlive(first)).toBe(codes.refreshExpired);
  expect(await events()).toEqual([{ event: 'refresh token on another device', address: '127.0.0.1', known: true }]);
});

test('an unused session ends after three months', async () => {
  market.clock.forward(91 * 24 * 3_600);
  const second = await refresh(first);
  market.clock.forward(93 * 24 * 3_600);
  expect(await codeOf(second)).toBe(codes.refreshExpired);
});

test('a session ends half a year after its sign-in, however often it is refreshed', async () => {
  const day = 24 * 3_600;
  let tokens: Tokens = first;
  for (const days of [90, 60, 29]) {
    market.clock.forward(days * day);
    tokens = await refresh(tokens);
  }
  market.clock.forward(day - 60);
  tokens = await refresh(tokens);
  expect(await isAlive(tokens)).toBe(codes.ok);
  market.clock.forward(61);
  // The access token would be valid for another quarter of an hour.
  expect(await isAlive(tokens)).toBe(codes.refreshExpired);
  expect(await codeOf(tokens)).toBe(codes.refreshExpired);
});

test('both tokens must belong to the same session', async () => {
  const other = await signInAtPortal(market, 'undisclosed', 'w-other');
  expect(await codeOf({ ...first, accessToken: other.accessToken })).toBe(codes.refreshExpired);
  expect(await codeOf({ ...first, accessToken: 'a.b.c' })).toBe(codes.refreshExpired);
  // The mismatch has ended neither session.
  expect([await isAlive(first), await isAlive(other)]).toEqual([codes.ok, codes.ok]);
});

test('a missing token is reported', async () => {
  expect(await codeOf({ ...first, accessToken: '' })).toBe(codes.tokenMissing);
  expect(await codeOf({ ...first, accessToken: 'Bearer ' })).toBe(codes.tokenMissing);
  expect(await codeOf({ ...first, refreshToken: '' })).toBe(codes.tokenMissing);
  expect(await codeOf(first, '')).toBe(codes.required);
  expect(await codeOf({ ...first, accessToken: `Bearer ${first.accessToken}` })).toBe(codes.ok);
});

test('a new sign-in on the device ends its previous session', async () => {
  const again = await signInAtPortal(market);
  expect([await isAlive(first), await isAlive(again)]).toEqual([codes.refreshExpired, codes.ok]);
});

test('tokens are stored as hashes only', async () => {
  const second = await refresh(first);
  const rows = await query(market.databaseUrl, 'SELECT row_to_json(refresh_token)::text FROM refresh_token');
  const kept = JSON.stringify(rows);
  for (const token of [first.refreshToken, second.refreshToken]) {
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(Buffer.from(token).toString('hex'));
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  }
});

describe('[SES-10] signing out', () => {
  const signOut = async (tokens: Tokens) => {
    const { accessToken, refreshToken } = tokens;
    const headers = { accessToken, refreshToken, deviceUuid: device };
    return (await market.app.inject({ method: 'DELETE', url: '/api/v1/token/jwt', headers })).json().code;
  };

  test('ends the session for all its tokens, and unlinks the device from the member', async () => {
    const second = await refresh(first);
    expect(await signOut(second)).toBe(codes.ok);
    expect([await isAlive(first), await isAlive(second)]).toEqual([codes.refreshExpired, codes.refreshExpired]);
    expect(await codeOf(second)).toBe(codes.refreshExpired);
    const devices = await query(market.databaseUrl, 'SELECT member_id FROM device WHERE device_uuid = $1', [device]);
    expect(devices).toEqual([{ member_id: null }]);
  });

  test('succeeds with expired tokens, and more than once', async () => {
    market.clock.forward(3_600);
    expect([await signOut(first), await signOut(first)]).toEqual([codes.ok, codes.ok]);
  });

  test('does nothing for tokens that the API did not sign', async () => {
    const made = { ...first, refreshToken: 'made-up' };
    expect(await signOut(made)).toBe(codes.refreshExpired);
    expect(await isAlive(first)).toBe(codes.ok);
  });
});
