import { codes } from '@jangteo/contract/codes';
import { openTestApp } from '../../test/app.ts';
import {
  type ConnectedApp,
  deleteMembers,
  deviceLanding,
  landing,
  openConnectedApp,
  outsideSettings,
  visitDeviceMaker,
  visitPortal,
} from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { type BegunSignIn, bearer, beginSignIn, postSignIn, signInAtPortal } from '../../test/sign-in.ts';
import { defaults } from '../platform/config.ts';
import { makeKeys } from '../platform/keys.ts';

let market: ConnectedApp;
beforeAll(async () => {
  market = await openConnectedApp();
});
beforeEach(() => deleteMembers(market));
afterAll(() => market.close());

const portalRefusal = { status: 401, code: codes.portalLogin };
const makerRefusal = { status: 401, code: codes.deviceMakerLogin };

async function present(request: Parameters<typeof postSignIn>[1]) {
  const reply = await postSignIn(market.app, request);
  return { status: reply.statusCode, code: reply.json().code };
}

/** The reasons for refused sign-ins in the security log. */
const reasons = async () =>
  (
    await query<{ event: string; address: string; details: { reason: string } }>(
      market.databaseUrl,
      'SELECT event, address, details FROM security_event ORDER BY event_id',
    )
  ).map(({ event, address, details }) => `${event} from ${address}: ${details.reason}`);
const refusedFor = (reason: string) => `sign-in refused from 127.0.0.1: ${reason}`;
const members = () => query(market.databaseUrl, 'SELECT FROM member');

const begin = () => beginSignIn(market.app);
const codeFor = async (begun: BegunSignIn, persona = 'consenting') =>
  (await visitPortal(market.outside, persona, { begun })).get('code') ?? '';
const tokenOf = async (clientId?: string) =>
  (await visitPortal(market.outside, 'consenting', clientId ? { clientId } : {})).get('access_token') ?? '';
const withCode = async (begun: BegunSignIn) => ({ body: { code: await codeFor(begun) }, begun });

describe('a token that comes through the browser (RFC 9700, 2.1.2 and 4.6)', () => {
  test('counts when the portal says that it was made for this product', async () => {
    expect(await present({ headers: { socialToken: await tokenOf() } })).toMatchObject({ code: codes.ok });
  });

  test('is refused when it was made for another client', async () => {
    expect(await present({ headers: { socialToken: await tokenOf('other-service') } })).toEqual(portalRefusal);
    expect(await members()).toEqual([]);
    expect(await reasons()).toEqual([refusedFor('token of another client')]);
  });

  test('is refused where the portal cannot say for whom it was made', async () => {
    const { portal, ...others } = outsideSettings(market.outside);
    const outside = { ...others, portal: { ...portal, tokenInfoUrl: undefined } };
    const careful = await openTestApp('migrated', { now: () => market.clock.now, outside });
    const reply = await postSignIn(careful.app, { headers: { socialToken: await tokenOf() } });
    expect([reply.statusCode, reply.json().code]).toEqual([401, codes.portalLogin]);
    await careful.close();
  });
});

describe('a challenge', () => {
  test('from another browser is refused: a visitor lured to another person’s response is not signed in (login CSRF)', async () => {
    const attackers = await begin();
    const lured = await begin();
    const answer = await withCode(attackers);
    expect(await present({ ...answer, begun: { ...attackers, cookie: lured.cookie } })).toEqual(portalRefusal);
    // It is spent all the same, and worth nothing where it was begun.
    expect(await present(answer)).toEqual(portalRefusal);
    expect(await reasons()).toEqual([refusedFor('challenge of another browser'), refusedFor('reused challenge')]);
    expect(await members()).toEqual([]);
  });

  test('from a browser without any secret is refused', async () => {
    const begun = await begin();
    expect(await present({ ...(await withCode(begun)), begun: { ...begun, cookie: '' } })).toEqual(portalRefusal);
    expect(await reasons()).toEqual([refusedFor('challenge of another browser')]);
  });

  test('counts once, however it is spelt', async () => {
    const begun = await begin();
    expect(await present({ headers: { socialToken: await tokenOf() }, begun })).toMatchObject({ code: codes.ok });
    const spellings = [begun.state, `${begun.state}=`, `${begun.state} `, `${begun.state}.`];
    for (const state of spellings) {
      const again = { headers: { socialToken: await tokenOf() }, begun: { ...begun, state } };
      expect(await present(again)).toEqual(portalRefusal);
    }
    const unknown = refusedFor('unknown challenge');
    expect(await reasons()).toEqual([refusedFor('reused challenge'), unknown, unknown, unknown]);
  });

  test('counts once among many at the same time', async () => {
    const begun = await begin();
    const socialToken = await tokenOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => present({ headers: { socialToken }, begun })));
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === codes.portalLogin)).toHaveLength(7);
  });

  test('is worth nothing after half an hour', async () => {
    const begun = await begin();
    const answer = await withCode(begun);
    market.clock.forward(30 * 60);
    expect(await present(answer)).toEqual(portalRefusal);
    expect(await reasons()).toEqual([refusedFor('expired challenge')]);
  });

  test.each([
    ['made up', () => 'made-up'],
    [
      'sealed with another secret',
      () => makeKeys('another secret of the right length, 32').seal('{}').toString('base64url'),
    ],
    ['sealed for something else', () => makeKeys(defaults.jwtSecret).seal('{"kind":"answer"}').toString('base64url')],
    ['sealed, but no JSON', () => makeKeys(defaults.jwtSecret).seal('state').toString('base64url')],
  ])('that is %s is refused', async (_, make) => {
    const begun = { ...(await begin()), state: make() };
    expect(await present({ headers: { socialToken: await tokenOf() }, begun })).toEqual(portalRefusal);
    expect(await reasons()).toEqual([refusedFor('unknown challenge')]);
  });

  test('for one provider or landing page is refused with another (mix-up)', async () => {
    const begun = await begin();
    const { authorization } = await visitDeviceMaker(market.outside, 'newcomer', begun.nonce);
    const atMaker = { channelType: 1002, redirectUri: landing, nonce: begun.nonce };
    expect(await present({ headers: { socialToken: authorization.id_token }, body: atMaker, begun })).toEqual(
      makerRefusal,
    );
    const elsewhere = await begin();
    const body = { code: await codeFor(elsewhere), redirectUri: deviceLanding };
    expect(await present({ body, begun: elsewhere })).toEqual(portalRefusal);
    const reason = refusedFor('challenge for another request');
    expect(await reasons()).toEqual([reason, reason]);
  });
});

describe('a code (RFC 7636)', () => {
  test('of another sign-in is refused, although its challenge is good (code injection)', async () => {
    const victims = await begin();
    const stolen = await codeFor(victims, 'same-email');
    expect(await present({ body: { code: stolen }, begun: await begin() })).toEqual(portalRefusal);
    expect(await reasons()).toEqual([refusedFor('unknown code')]);
    expect(await members()).toEqual([]);
  });

  test('that was given out without a challenge is refused (PKCE downgrade)', async () => {
    const begun = await begin();
    const code = await codeFor({ ...begun, codeChallenge: '' });
    expect(await present({ body: { code }, begun })).toEqual(portalRefusal);
  });
});

describe('an id_token', () => {
  const beginAtMaker = () => beginSignIn(market.app, { channelType: 1002 });
  const visit = async (nonce: string) => (await visitDeviceMaker(market.outside, 'newcomer', nonce)).authorization;
  const presentToken = (socialToken: string, begun: BegunSignIn, more: Record<string, unknown> = {}) =>
    present({ headers: { socialToken }, body: { channelType: 1002, redirectUri: deviceLanding, ...more }, begun });
  const ofNonce = [refusedFor('id_token without the nonce of its challenge')];

  test.each([
    ['the nonce of the token', (victims: BegunSignIn) => victims.nonce],
    ['the nonce of the thief', (_: BegunSignIn, thiefs: BegunSignIn) => thiefs.nonce],
    ['no nonce', () => undefined],
  ])('that was stolen is refused in a sign-in of the thief, presented with %s (replay)', async (_, nonceOf) => {
    const victims = await beginAtMaker();
    const thiefs = await beginAtMaker();
    const { id_token: stolen, code } = await visit(victims.nonce);
    const nonce = nonceOf(victims, thiefs);
    expect(await presentToken(stolen, thiefs, { ...(nonce && { nonce }), code })).toEqual(makerRefusal);
    expect(await reasons()).toEqual(ofNonce);
  });

  test('that was used is refused the second time', async () => {
    const begun = await beginAtMaker();
    const { id_token: token, code } = await visit(begun.nonce);
    expect(await presentToken(token, begun, { nonce: begun.nonce, code })).toMatchObject({ code: codes.ok });
    expect(await presentToken(token, begun, { nonce: begun.nonce, code })).toEqual(makerRefusal);
    expect(await reasons()).toEqual([refusedFor('reused challenge')]);
  });

  test('without a nonce is refused, with and without one beside it', async () => {
    for (const more of [{}, { nonce: 'nonce' }]) {
      const { id_token: token } = await visit('');
      expect(await presentToken(token, await beginAtMaker(), more)).toEqual(makerRefusal);
    }
    const named = await beginAtMaker();
    const { id_token: token } = await visit(named.nonce);
    expect(await presentToken(token, named, { nonce: 'another' })).toEqual(makerRefusal);
    expect(await members()).toEqual([]);
  });

  test('beside the code of another sign-in is refused (c_hash)', async () => {
    const begun = await beginAtMaker();
    const { id_token: token } = await visit(begun.nonce);
    const { code } = await visit((await beginAtMaker()).nonce);
    expect(await presentToken(token, begun, { nonce: begun.nonce, code })).toEqual(makerRefusal);
    expect(await reasons()).toEqual([refusedFor('id_token with another code')]);
  });
});

test('the security log contains nothing that could be used to sign in', async () => {
  const begun = await begin();
  const { body } = await withCode(begun);
  await present({ body, begun: { ...begun, cookie: '' } });
  const [row] = await query<{ text: string }>(
    market.databaseUrl,
    'SELECT row_to_json(e)::text AS text FROM security_event e',
  );
  for (const secret of [begun.state, begun.nonce, body.code, 'consenting']) expect(row?.text).not.toContain(secret);
});

describe('the browser’s secret', () => {
  const challenge = async (headers: Record<string, string> = {}) => {
    const payload = { channelType: 1001, redirectUri: landing };
    const reply = await market.app.inject({ method: 'POST', url: '/api/v2/auth/social/challenge', headers, payload });
    return String(reply.headers['set-cookie']);
  };

  test('lies in a cookie that no script reads and no other site has sent along', async () => {
    expect(await challenge()).toMatch(/^browser=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/);
  });

  test('over TLS, no neighbour on the domain can set it', async () => {
    const tls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const own = await challenge(tls);
    expect(own).toMatch(/^__Host-browser=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/);
    const planted = `browser=${'p'.repeat(43)}`;
    expect(await challenge({ ...tls, cookie: planted })).not.toContain('p'.repeat(43));
    expect(await challenge({ ...tls, cookie: `${planted}; ${own.split(';')[0]}` })).toBe(own);
  });
});

describe('who knows a device id', () => {
  const owner = async () => {
    const [row] = await query<{ name: string }>(
      market.databaseUrl,
      "SELECT name FROM device JOIN member USING (member_id) WHERE device_uuid = 'w-known'",
    );
    return row?.name;
  };
  const signInOn = async (begun: BegunSignIn, persona: string) => {
    const body = { code: await codeFor(begun, persona) };
    return present({ headers: { deviceUuid: 'w-known' }, body, begun });
  };

  test('does not take the device over by signing in elsewhere', async () => {
    await signInAtPortal(market, 'consenting', 'w-known');
    expect(await signInOn(await begin(), 'undisclosed')).toMatchObject({ code: codes.ok });
    expect(await owner()).toBe('김온유');
  });

  test('does not take it over afterwards, until its member has signed out', async () => {
    await signInAtPortal(market, 'consenting', 'w-known');
    const begun = await begin();
    const body = { code: await codeFor(begun, 'undisclosed') };
    const { data } = (await postSignIn(market.app, { headers: { deviceUuid: 'w-known' }, body, begun })).json();
    const link = async () => {
      const headers = { ...bearer(data.accessToken), deviceUuid: 'w-known' };
      return (await market.app.inject({ method: 'PUT', url: '/api/v1/app/user/id', headers })).json().data;
    };
    expect(await link()).toEqual({ isLinked: false });
    expect(await owner()).toBe('김온유');
    await query(
      market.databaseUrl,
      'UPDATE session SET revoked_at = now() FROM member m WHERE m.name = $1 AND session.member_id = m.member_id',
      ['김온유'],
    );
    expect(await link()).toEqual({ isLinked: true });
    expect(await owner()).toBe('정하늘');
  });

  test('in the same browser the device belongs to the member who signed in last', async () => {
    const first = await begin();
    await signInOn(first, 'consenting');
    const second = await beginSignIn(market.app, { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    await signInOn(second, 'undisclosed');
    expect(await owner()).toBe('정하늘');
  });
});
