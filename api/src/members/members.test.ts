import {
  type AgreementKind,
  agreementInForce,
  agreementKinds,
  type CallDefinition,
  type CallKey,
  calls,
} from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { agreementText } from '@jangteo/contract/texts';
import { callAs } from '../../test/call-as.ts';
import { errorsIn } from '../../test/errors-in.ts';
import { type ConnectedApp, deleteMembers, openConnectedApp } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { bearer, device, agree as finishSignUp, signInAtDeviceMaker, signInAtPortal } from '../../test/sign-in.ts';
import { banMessage, openVisitors } from '../../test/visitors.ts';

let market: ConnectedApp;
let accessToken: string;
beforeAll(async () => {
  market = await openConnectedApp();
});
beforeEach(async () => {
  await deleteMembers(market);
  ({ accessToken } = await signInAtPortal(market));
});
afterAll(() => market.close());

/** Calls as the member, on the member's device; a success is checked against the contract. */
async function call(key: CallKey, payload?: object, headers: Record<string, string> = bearer(accessToken)) {
  const [method, url] = key.split(' ') as ['GET', string];
  const reply = await market.app.inject({
    method,
    url,
    headers: { deviceUuid: device, ...headers },
    ...(payload && { payload }),
  });
  const { code, data } = reply.json();
  if (code !== codes.ok) return code;
  expect(errorsIn((calls[key] as CallDefinition).reply, data)).toEqual([]);
  return data;
}

const required = ['terms', 'privacy', 'age14'];
const optional = ['email', 'sms', 'push', 'nightPush'];
/** An unknown kind has none. */
const versionOf = (kind: string): string =>
  agreementInForce(agreementKinds.find((name) => name === kind) ?? 'terms', market.clock.now).version;
const inForce = (kind: AgreementKind) => agreementInForce(kind, market.clock.now);
const answers = (agreed: string[], refused: string[] = []) => ({
  agreements: [
    ...agreed.map((kind) => ({ kind, version: versionOf(kind), agreed: true })),
    ...refused.map((kind) => ({ kind, version: versionOf(kind), agreed: false })),
  ],
});
const agree = (payload: object) => call('POST /api/v1/user/sign-up/agreement', payload);

describe('the profile', () => {
  test('returns the member’s own data', async () => {
    expect(await call('GET /api/v2/user/profile')).toEqual({
      isMember: true,
      nickName: expect.stringMatching(/^[가-힣]+\d{4}$/),
      email: 'consenting@portal.test',
      name: '김온유',
      gender: 'F',
      signUpDt: market.clock.now.toISOString(),
      pushYN: 'N',
      adYN: 'N',
      needsAgreement: true,
    });
  });

  test('name and gender can be changed, each without the other', async () => {
    await finishSignUp(market.app, accessToken);
    expect(await call('PUT /api/v2/user/profile', { name: '김새벽' })).toMatchObject({ name: '김새벽', gender: 'F' });
    expect(await call('PUT /api/v2/user/profile', { gender: null })).toMatchObject({ name: '김새벽', gender: null });
    // The provider's data fills empty fields only.
    ({ accessToken } = await signInAtPortal(market));
    expect(await call('GET /api/v2/user/profile')).toMatchObject({ name: '김새벽', gender: 'F' });
  });

  test.each([
    [{}, codes.required],
    [{ name: '' }, codes.outOfRange],
    [{ name: ' 김 ' }, codes.notMatched],
    [{ name: '\u200b' }, codes.notMatched],
    [{ name: '김\n온유' }, codes.notMatched],
    [{ name: '가'.repeat(41) }, codes.outOfRange],
    [{ gender: 'U' }, codes.undefined],
    [{ birthYear: 1990 }, codes.unsupported],
    [{ role: 'admin' }, codes.unsupported],
  ])('%j is refused', async (payload, code) => {
    await finishSignUp(market.app, accessToken);
    expect(await call('PUT /api/v2/user/profile', payload)).toBe(code);
  });

  test('my info is masked, so that bystanders cannot read it', async () => {
    expect(await call('GET /api/v1/user/myinfo')).toMatchObject({
      channelType: 1001,
      maskedEmail: 'co***@portal.test',
      maskedCellphone: '010-****-5678',
      birthYear: 1988,
      consents: [],
    });
    ({ accessToken } = await signInAtDeviceMaker(market));
    expect(await call('GET /api/v1/user/myinfo')).toMatchObject({
      channelType: 1002,
      maskedCellphone: null,
      birthYear: null,
    });
  });

  test('the user token is the same for every call, differs between members, and reveals nothing', async () => {
    const { userToken } = await call('GET /api/v1/user/token');
    expect(await call('GET /api/v1/user/token')).toEqual({ userToken });
    expect(userToken).toMatch(/^[\w-]{22}$/);
    ({ accessToken } = await signInAtDeviceMaker(market));
    expect(await call('GET /api/v1/user/token')).not.toEqual({ userToken });
  });
});

describe('[RTE-03] the agreement', () => {
  test('finishes the sign-up when everything required is agreed to', async () => {
    const agreed = await agree(answers([...required, 'sms'], ['email', 'push', 'nightPush']));
    expect(agreed.agreeDt).toBe(market.clock.now.toISOString());
    expect(agreed.consents).toEqual(
      [...required, ...optional].map((kind) => ({
        kind,
        version: versionOf(kind),
        agreed: [...required, 'sms'].includes(kind),
        agreeDt: market.clock.now.toISOString(),
      })),
    );
    expect(await call('GET /api/v2/user/profile')).toMatchObject({ needsAgreement: false, adYN: 'Y' });
    expect(await call('GET /api/v1/user/myinfo')).toMatchObject({ consents: agreed.consents });
    expect(await query(market.databaseUrl, 'SELECT kind FROM outbox')).toEqual([{ kind: 'register-shop-customer' }]);
  });

  test('given again, it keeps its date', async () => {
    const first = await agree(answers(required));
    market.clock.forward(60);
    expect(await agree(answers(required))).toEqual(first);
    expect(await query(market.databaseUrl, 'SELECT FROM consent')).toHaveLength(3);
    expect(await query(market.databaseUrl, 'SELECT FROM outbox')).toHaveLength(1);
  });

  test.each([
    ['a required one is missing', () => answers(['terms', 'privacy', 'email']), codes.required],
    ['a required one is refused', () => answers(['terms', 'privacy'], ['age14']), codes.required],
    ['one is answered twice', () => answers([...required, 'terms']), codes.notMatched],
    ['there are too few', () => answers(['terms']), codes.outOfRange],
    ['one is unknown', () => answers([...required, 'soul']), codes.undefined],
    [
      'a version is not the one that holds',
      () => ({ agreements: required.map((kind) => ({ kind, version: '2020-01-01', agreed: true })) }),
      codes.undefined,
    ],
    [
      'a text is not the one of its version',
      () => ({
        agreements: required.map((kind) => ({
          kind,
          version: versionOf(kind),
          textHash: '0'.repeat(64),
          agreed: true,
        })),
      }),
      codes.undefined,
    ],
  ])('is refused when %s', async (_what, payload, code) => {
    expect(await agree(payload())).toBe(code);
    expect(await query(market.databaseUrl, 'SELECT FROM consent')).toEqual([]);
  });

  test('names the version of its day: an announced one only from the day on which it is in force', async () => {
    const announced = { kind: 'privacy', version: '2026-12-01', agreed: true };
    const former = { ...announced, version: '2026-09-01' };
    const others = answers(['terms', 'age14']).agreements;
    market.clock.now = new Date('2026-11-30T14:59:59Z');
    ({ accessToken } = await signInAtDeviceMaker(market));
    expect(await agree({ agreements: [...others, announced] })).toBe(codes.undefined);
    expect(await agree({ agreements: [...others, former] })).toMatchObject({
      consents: expect.arrayContaining([expect.objectContaining({ kind: 'privacy', version: '2026-09-01' })]),
    });
    market.clock.now = new Date('2026-11-30T15:00:00Z');
    expect(await agree({ agreements: [...others, former] })).toBe(codes.undefined);
    const { consents } = await agree({ agreements: [...others, announced] });
    expect(consents).toContainEqual(expect.objectContaining({ kind: 'privacy', version: '2026-12-01' }));
  });

  test('names the text that was shown, which is kept word for word', async () => {
    const shown = agreementKinds.map((kind) => {
      const { version, textHash } = inForce(kind);
      return { kind, version, textHash, agreed: true };
    });
    await agree({ agreements: shown });
    const kept = await query(
      market.databaseUrl,
      `SELECT kind, text FROM consent JOIN agreement_text USING (kind, version, text_hash) ORDER BY consent_id`,
    );
    expect(kept).toEqual(agreementKinds.map((kind) => ({ kind, text: agreementText(kind, inForce(kind).version) })));
    for (const sql of ["UPDATE agreement_text SET text = ''", 'DELETE FROM agreement_text']) {
      await expect(query(market.databaseUrl, sql)).rejects.toThrow('append-only');
    }
  });

  test('cannot name a version whose words have changed since', async () => {
    await agree(answers(required));
    const [changed] = await Promise.allSettled([
      query(
        market.databaseUrl,
        `INSERT INTO consent (member_id, kind, version, text_hash, agreed)
         SELECT member_id, 'terms', $1, repeat('0', 64), true FROM member`,
        [versionOf('terms')],
      ),
    ]);
    expect(String(changed.status === 'rejected' && changed.reason)).toContain('consent_names_its_text');
  });

  test('given to an earlier version, it holds: nobody is asked again for a change that adds no purpose', async () => {
    await agree(answers(required));
    await query(
      market.databaseUrl,
      `WITH earlier AS (
         INSERT INTO agreement_text (kind, version, text, text_hash)
         VALUES ('privacy', '2026-03-02', 'earlier', encode(sha256('earlier'), 'hex')) RETURNING text_hash
       )
       INSERT INTO consent (member_id, kind, version, text_hash, agreed)
       SELECT member_id, 'privacy', '2026-03-02', text_hash, true FROM member, earlier`,
    );
    expect(await call('GET /api/v2/user/profile')).toMatchObject({ needsAgreement: false });
    const { consents } = await call('GET /api/v1/user/myinfo');
    expect(consents).toContainEqual(expect.objectContaining({ kind: 'privacy', version: '2026-03-02', agreed: true }));
  });

  test('a stored answer cannot be changed, not even by the program itself', async () => {
    await agree(answers(required));
    for (const sql of ['UPDATE consent SET agreed = false', 'DELETE FROM consent']) {
      await expect(query(market.databaseUrl, sql)).rejects.toThrow('append-only');
    }
  });
});

describe('advertising', () => {
  beforeEach(() => finishSignUp(market.app, accessToken));

  test('each channel has a consent of its own, and each change a row', async () => {
    const never = { emailDt: null, smsDt: null, pushDt: null, nightPushDt: null };
    expect(await call('GET /api/v1/user/settings')).toEqual({
      ...{ emailYN: 'N', smsYN: 'N', pushYN: 'N', nightPushYN: 'N' },
      ...never,
    });
    const first = market.clock.now.toISOString();
    expect(await call('PUT /api/v2/user/ad-consent', { emailYN: 'Y', smsYN: 'N' })).toMatchObject({ emailYN: 'Y' });
    market.clock.forward(60);
    const second = market.clock.now.toISOString();
    expect(await call('PUT /api/v2/user/ad-consent', { nightPushYN: 'Y', smsYN: 'N' })).toEqual({
      ...{ emailYN: 'Y', smsYN: 'N', pushYN: 'N', nightPushYN: 'Y' },
      ...{ emailDt: first, smsDt: first, pushDt: null, nightPushDt: second },
    });
    await call('PUT /api/v2/user/ad-consent', { emailYN: 'N' });
    expect(await call('GET /api/v1/user/settings')).toMatchObject({ emailYN: 'N' });
    const rows = await query(market.databaseUrl, "SELECT agreed FROM consent WHERE kind = 'email' ORDER BY consent_id");
    expect(rows).toEqual([{ agreed: true }, { agreed: false }]);
  });

  test('the same consent sent several times at once is stored once', async () => {
    const atOnce = (key: CallKey, payload?: object) => Promise.all(Array.from({ length: 8 }, () => call(key, payload)));
    // Opens the connections, so that the next requests do run at once.
    await atOnce('GET /api/v1/user/settings');
    const answers = await atOnce('PUT /api/v2/user/ad-consent', { emailYN: 'Y' });
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ emailYN: 'Y' })));
    expect(await query(market.databaseUrl, "SELECT FROM consent WHERE kind = 'email'")).toHaveLength(1);
  });

  test('a missing value, or one other than Y and N, is refused', async () => {
    expect(await call('PUT /api/v2/user/ad-consent', {})).toBe(codes.required);
    expect(await call('PUT /api/v2/user/ad-consent', { emailYN: 'y' })).toBe(codes.undefined);
    expect(await call('PUT /api/v2/user/ad-consent', { emailYN: true })).toBe(codes.undefined);
  });
});

describe('a device', () => {
  const visitor = {};

  test('is created by its first call', async () => {
    const fresh = { deviceUuid: 'w-fresh' };
    const access = { deviceType: 1003, appVersion: '1.4.0' };
    expect(await call('POST /api/v1/app/access', access, fresh)).toMatchObject({ isFirst: true });
    expect(await call('POST /api/v1/app/access', { deviceType: 1003 }, fresh)).toMatchObject({ isFirst: false });
    expect(await call('PUT /api/v1/app/version', { appVersion: '1.5.0' }, fresh)).toEqual({ appVersion: '1.5.0' });
    const [row] = await query(market.databaseUrl, "SELECT * FROM device WHERE device_uuid = 'w-fresh'");
    expect(row).toMatchObject({ device_type: 1003, app_version: '1.5.0', ad_id: null, member_id: null });
  });

  test('has its advertising id stored only while it receives advertising', async () => {
    const phone = { deviceUuid: 'w-advertised' };
    const save = (adId: string | null) => call('PUT /api/v1/app/ad/id', { adId }, phone);
    const stored = async () => {
      const sql = "SELECT ad_id AS id FROM device WHERE device_uuid = 'w-advertised'";
      return (await query<{ id: string | null }>(market.databaseUrl, sql))[0]?.id;
    };
    expect(await save('AEBE52E7-03EE')).toEqual({ isSaved: false });
    expect(await stored()).toBeNull();
    await call('PUT /api/v1/app/ad', { adYN: 'Y' }, phone);
    expect(await save('AEBE52E7-03EE')).toEqual({ isSaved: true });
    expect(await stored()).toBe('AEBE52E7-03EE');
    expect(await save(null)).toEqual({ isSaved: false });
    expect(await stored()).toBeNull();
    await save('AEBE52E7-03EE');
    await call('PUT /api/v1/app/ad', { adYN: 'N' }, phone);
    expect(await stored()).toBeNull();
  });

  test('has its advertising id removed when its member withdraws the consent, and no other member’s device', async () => {
    const { otherMember } = await openVisitors(market.databaseUrl);
    for (const headers of [bearer(accessToken), otherMember.headers]) {
      await call('PUT /api/v1/app/user/id', undefined, headers);
      await call('PUT /api/v1/app/ad', { adYN: 'Y' }, headers);
      expect(await call('PUT /api/v1/app/ad/id', { adId: 'AEBE52E7-03EE' }, headers)).toEqual({ isSaved: true });
    }
    await finishSignUp(market.app, accessToken);
    expect(await call('PUT /api/v2/user/ad-consent', { pushYN: 'N' })).toMatchObject({ pushYN: 'N' });
    const sql = 'SELECT member_id AS "memberId" FROM device WHERE ad_id IS NOT NULL';
    expect(await query(market.databaseUrl, sql)).toEqual([{ memberId: otherMember.memberId }]);
  });

  test('[MYP-04] has settings of its own, and permission for push messages is not consent to advertising', async () => {
    expect(await call('GET /api/v1/app/settings', undefined, visitor)).toEqual({ pushYN: 'N', adYN: 'N' });
    expect(await call('PUT /api/v1/app/push', { pushYN: 'Y' }, visitor)).toEqual({ pushYN: 'Y', adYN: 'N' });
    const ofNobody = { deviceUuid: 'w-of-nobody' };
    expect(await call('PUT /api/v1/app/ad', { adYN: 'Y' }, ofNobody)).toEqual({ pushYN: 'N', adYN: 'Y' });
    expect(await call('GET /api/v1/app/settings', undefined, ofNobody)).toEqual({ pushYN: 'N', adYN: 'Y' });
    expect(await call('PUT /api/v1/app/ad', { adYN: 'Y' }, visitor)).toEqual({ pushYN: 'Y', adYN: 'N' });
    expect(await query(market.databaseUrl, 'SELECT FROM consent')).toEqual([]);
    expect(await call('GET /api/v2/user/profile')).toMatchObject({ pushYN: 'Y', adYN: 'N' });
  });

  test('the member’s setting for advertising on it is stored as a consent', async () => {
    await call('PUT /api/v1/app/ad', { adYN: 'Y' });
    expect(await call('GET /api/v1/user/settings')).toMatchObject({ pushYN: 'Y', emailYN: 'N', nightPushYN: 'N' });
  });

  describe('the link to a member', () => {
    const owner = async () => {
      const [row] = await query<{ nickname: string | null }>(
        market.databaseUrl,
        'SELECT nickname FROM device LEFT JOIN member USING (member_id) WHERE device_uuid = $1',
        [device],
      );
      return row?.nickname ?? 'nobody';
    };
    const link = (headers?: Record<string, string>) => call('PUT /api/v1/app/user/id', undefined, headers);

    test('is made by a login on the device', async () => {
      const { nickName } = await call('GET /api/v2/user/profile');
      await query(market.databaseUrl, 'UPDATE device SET member_id = NULL');
      expect(await link()).toEqual({ isLinked: true });
      expect(await owner()).toBe(nickName);
    });

    test('cannot be removed by a visitor or another member who knows the device id', async () => {
      const { nickName } = await call('GET /api/v2/user/profile');
      expect(await link(visitor)).toEqual({ isLinked: false });
      const other = await signInAtPortal(market, 'undisclosed', 'w-attacker');
      expect(await link(bearer(other.accessToken))).toEqual({ isLinked: false });
      expect(await owner()).toBe(nickName);
    });

    test.each([
      ['has expired', 'expires_at = created_at'],
      ['was revoked', 'revoked_at = created_at'],
    ])('can be removed by a visitor when the login on the device %s', async (_, change) => {
      await query(market.databaseUrl, `UPDATE session SET ${change}`);
      expect(await link(visitor)).toEqual({ isLinked: false });
      expect(await owner()).toBe('nobody');
    });
  });

  test.each(['GET /api/v1/app/profile', 'GET /api/v1/app/settings', 'PUT /api/v1/app/user/id'] as const)(
    '[SES-19] %s requires a device id',
    async (key) => {
      expect(await call(key, undefined, { deviceUuid: '' })).toBe(codes.required);
    },
  );
});

describe.each(['GET /api/v1/app/profile', 'GET /api/v1/display/web/profile'] as const)('[SES-16] %s', (key) => {
  const appInfo = { androidMinVersion: '1.0.0', iOSMinVersion: '1.0.0', webVersion: '2.9.5' };

  test('returns the app versions to visitors and members', async () => {
    const userInfo = { retrySignIn: false, banStatus: { isBanned: false, message: '' } };
    expect(await call(key, undefined, {})).toEqual({ userInfo, appInfo });
    expect(await call(key)).toEqual({ userInfo, appInfo });
  });

  test('[SES-15] returns the reason of a ban', async () => {
    await query(market.databaseUrl, "UPDATE member SET ban_message = '광고 글', banned_at = now()");
    expect((await call(key)).userInfo.banStatus).toEqual({ isBanned: true, message: '광고 글' });
  });

  test('reports an ended login, for a new sign-in, and an expired token, for a refresh', async () => {
    market.clock.forward(901);
    expect(await call(key)).toBe(codes.tokenExpired);
    await query(market.databaseUrl, 'UPDATE session SET revoked_at = now()');
    expect(await call(key)).toMatchObject({ userInfo: { retrySignIn: true } });
  });
});

test.each([
  ['visitor', { retrySignIn: false, banStatus: { isBanned: false, message: '' } }],
  ['member', { retrySignIn: false, banStatus: { isBanned: false, message: '' } }],
  ['otherMember', { retrySignIn: false, banStatus: { isBanned: false, message: '' } }],
  ['banned', { retrySignIn: false, banStatus: { isBanned: true, message: banMessage } }],
  ['unagreed', { retrySignIn: false, banStatus: { isBanned: false, message: '' } }],
  ['admin', { retrySignIn: false, banStatus: { isBanned: false, message: '' } }],
] as const)('[SES-16] both profiles return the member’s state for the role %s', async (role, userInfo) => {
  const { headers } = (await openVisitors(market.databaseUrl, market.clock.now))[role];
  for (const key of ['GET /api/v1/app/profile', 'GET /api/v1/display/web/profile'] as const) {
    expect(await callAs(market.app, { headers })(key)).toMatchObject({ userInfo });
  }
});
