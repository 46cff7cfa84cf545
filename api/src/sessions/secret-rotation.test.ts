import type { SignedIn, Tokens } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { FastifyInstance } from 'fastify';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { generousLimits } from '../../test/app.ts';
import { type ConnectedApp, openConnectedApp, outsideSettings, visitPortal } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { bearer, beginSignIn, device, postSignIn, signInAtPortal } from '../../test/sign-in.ts';
import { buildApp } from '../app.ts';
import { resealGrants } from '../members/reseal-grants.ts';
import { defaults } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { makeKeys } from '../platform/keys.ts';

const earlier = defaults.jwtSecret;
const newer = 'the secret that replaces the other one';

let market: ConnectedApp;
/** APIs of the same database, as they run one after the other while the secret is replaced. */
let announced: FastifyInstance;
let replaced: FastifyInstance;
let dropped: FastifyInstance;
beforeAll(async () => {
  market = await openConnectedApp();
  const open = (jwtSecret: string, jwtSecretFallbacks: string[]) =>
    buildApp({
      ...defaults,
      jwtSecret,
      jwtSecretFallbacks,
      databaseUrl: market.databaseUrl,
      uploads: market.uploads,
      outside: outsideSettings(market.outside),
      logLevel: 'silent',
      backgroundPauseMs: 0,
      now: () => market.clock.now,
      load: generousLimits,
    });
  announced = await open(earlier, [newer]);
  replaced = await open(newer, [earlier]);
  dropped = await open(newer, []);
});
afterAll(async () => {
  for (const app of [announced, replaced, dropped]) await app.close();
  await market.close();
});

let first: SignedIn;
beforeEach(async () => {
  first = await signInAtPortal(market);
});

const codeAt = async (app: FastifyInstance, accessToken: string): Promise<number> =>
  (await app.inject({ url: '/api/v1/user/token', headers: bearer(accessToken) })).json().code;

const refresh = async (app: FastifyInstance, { accessToken, refreshToken }: Tokens) => {
  const headers = { accessToken, refreshToken, deviceUuid: device };
  const reply = await app.inject({ method: 'PUT', url: '/api/v1/token/jwt/refresh', headers });
  return reply.json() as { code: number; data: Tokens };
};

const kidOf = ({ accessToken }: Tokens) => decodeProtectedHeader(accessToken).kid;

test('tokens of both secrets are accepted by every API of the change, and the new secret signs', async () => {
  const second = await refresh(replaced, first);
  expect(second.code).toBe(codes.ok);
  expect([kidOf(first), kidOf(second.data)]).toEqual([makeKeys(earlier).id, makeKeys(newer).id]);
  for (const app of [announced, replaced]) {
    expect([await codeAt(app, first.accessToken), await codeAt(app, second.data.accessToken)]).toEqual([0, 0]);
  }
});

test('who comes back after a month has a token of the earlier secret, and stays signed in', async () => {
  market.clock.forward(30 * 24 * 3_600);
  const second = await refresh(replaced, first);
  expect([second.code, await codeAt(dropped, second.data.accessToken)]).toEqual([codes.ok, codes.ok]);
});

test('once the earlier secret is dropped, its tokens are refused', async () => {
  expect(await codeAt(dropped, first.accessToken)).toBe(codes.tokenExpired);
  expect((await refresh(dropped, first)).code).toBe(codes.refreshExpired);
});

test('[SES-08] tabs that refresh at once with APIs of both secrets get the same refresh token', async () => {
  const before = await refresh(announced, first);
  const after = await refresh(replaced, first);
  expect([before.code, after.code]).toEqual([codes.ok, codes.ok]);
  expect(after.data.refreshToken).toBe(before.data.refreshToken);
  expect((await refresh(announced, after.data)).code).toBe(codes.ok);
});

test('a sign-in that was begun before the change is completed after it', async () => {
  const begun = await beginSignIn(announced);
  const code = (await visitPortal(market.outside, 'consenting', { begun })).get('code');
  const reply = await postSignIn(replaced, { body: { code }, begun });
  expect(reply.json()).toMatchObject({ code: codes.ok });
});

describe('a token in the name of a genuine session', () => {
  const sign = (header: object, secret = newer) =>
    new SignJWT(decodeJwt(first.accessToken))
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(makeKeys(secret).accessToken);

  test('without a kid, as earlier versions signed it, is accepted', async () => {
    expect(await codeAt(replaced, await sign({}, earlier))).toBe(codes.ok);
  });

  test.each([
    ['with an unknown kid', () => sign({ kid: 'unknown' })],
    ['with the kid of another accepted key', () => sign({ kid: makeKeys(earlier).id })],
    ['with an empty kid', () => sign({ kid: '' })],
    ['with another algorithm', () => sign({ kid: makeKeys(newer).id, alg: 'HS512' })],
    ['of a secret that is not accepted', () => sign({}, 'a secret that nobody has ever accepted')],
  ])('%s is refused', async (_what, make) => {
    expect(await codeAt(replaced, await make())).toBe(codes.tokenExpired);
  });
});

test('grants are sealed anew, so that they can be revoked without the earlier secret', async () => {
  const database = openDatabase(market.databaseUrl, () => undefined);
  const grantOf = async () => {
    const [row] = await query<{ sealed: Buffer }>(
      market.databaseUrl,
      'SELECT grant_token AS sealed FROM social_account WHERE grant_token IS NOT NULL',
    );
    return makeKeys(newer).unseal(row?.sealed ?? Buffer.alloc(0));
  };
  try {
    // The first sign-in of a person keeps the grant.
    expect(await grantOf()).toBeUndefined();
    expect(await resealGrants(database, makeKeys(newer, [earlier]), AbortSignal.abort())).toBe(0);
    expect(await resealGrants(database, makeKeys(newer, [earlier]))).toBe(1);
    expect(await grantOf()).toEqual(expect.any(String));
    expect(await resealGrants(database, makeKeys(newer, [earlier]))).toBe(0);
  } finally {
    await database.close();
  }
});
