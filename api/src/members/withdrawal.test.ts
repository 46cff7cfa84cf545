import { codes } from '@jangteo/contract/codes';
import {
  breakOutside,
  type ConnectedApp,
  controlList,
  deleteMembers,
  mendOutside,
  openConnectedApp,
  runDeliveries,
  visitPortal,
} from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import {
  agree,
  bearer,
  device,
  postSignIn,
  signInAtDeviceMaker,
  signInAtPortal,
  withdraw,
} from '../../test/sign-in.ts';
import { forgottenTables } from './withdrawal.ts';

let market: ConnectedApp;
beforeAll(async () => {
  market = await openConnectedApp();
});
beforeEach(async () => {
  await deleteMembers(market);
  await mendOutside(market.outside);
});
afterAll(() => market.close());

const leave = (accessToken: string, payload?: object) => withdraw(market.app, accessToken, payload);

/** Every text in the database, with its table. */
async function everyText(): Promise<string[]> {
  const tables = await query<{ name: string }>(
    market.databaseUrl,
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migration'",
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      query<{ text: string }>(
        market.databaseUrl,
        `SELECT '${name} ' || row_to_json(row)::text AS text FROM "${name}" row`,
      ),
    ),
  );
  return rows.flat().map(({ text }) => text);
}

const holding = async (personal: string[]) =>
  (await everyText()).filter((text) => personal.some((one) => text.includes(one)));

test('[SES-18] withdrawal leaves no personal data in any table', async () => {
  const { accessToken } = await signInAtPortal(market);
  await agree(market.app, accessToken, ['email']);
  await runDeliveries(market);
  expect(await controlList(market.outside, 'shop/customers')).toHaveLength(1);
  const phoneCode = { url: '/api/v1/user/phone/code', payload: { cellphone: '010-9999-8888' } };
  await market.app.inject({ ...phoneCode, method: 'POST', headers: bearer(accessToken) });
  const [member] = await query<{ nickname: string; shop_customer_key: string }>(
    market.databaseUrl,
    'SELECT * FROM member',
  );
  const personal = [
    ...['김온유', 'consenting@portal.test', '01012345678', '01099998888', '1988', 'portal-consenting', device],
    ...[member?.nickname ?? '', member?.shop_customer_key ?? ''],
  ];
  const before = (await everyText()).join('\n');
  expect(personal.filter((one) => !before.includes(one))).toEqual([]);

  expect(await leave(accessToken)).toMatchObject({
    status: 200,
    data: { withdrawnDt: '2026-11-20T03:00:00.000Z', rejoinDt: '2026-12-19T15:00:00.000Z' },
  });
  await runDeliveries(market);
  expect(await controlList(market.outside, 'shop/customers')).toEqual([]);
  expect(await controlList(market.outside, 'portal/grants')).toEqual([]);
  // The customer's key means nothing after the customer was deleted.
  expect((await holding(personal)).filter((text) => !text.startsWith('outbox '))).toEqual([]);
  expect(await query(market.databaseUrl, "SELECT FROM outbox WHERE payload <> '{}'")).toEqual([]);
});

test('[SES-18] paid points and advertising consents are kept apart, without a name, for their legal periods', async () => {
  const { accessToken } = await signInAtPortal(market);
  await agree(market.app, accessToken, ['email']);
  await runDeliveries(market);
  await query(
    market.databaseUrl,
    `INSERT INTO star_account (member_id) SELECT member_id FROM member;
     INSERT INTO star_exchange (member_id, request_key, stars, points, is_auto, status, on_day, requested_at, finished_at)
     SELECT member_id, 'key-' || status, 1000, 100, false, status, '2026-11-01', '2026-11-01Z', '2026-11-01Z'
     FROM member, unnest(ARRAY['COMPLETED', 'RELEASED']) status`,
  );
  expect(await leave(accessToken)).toMatchObject({ status: 200 });
  const kept = await query(market.databaseUrl, 'SELECT kind, details, until FROM kept_record ORDER BY kind, kept_id');
  expect(kept).toEqual([
    {
      kind: 'adConsent',
      details: expect.objectContaining({ kind: 'email', agreed: true }),
      until: new Date('2027-05-20T03:00:00Z'),
    },
    {
      kind: 'exchange',
      details: expect.objectContaining({ stars: 1000, points: 100 }),
      until: new Date('2031-11-01T00:00:00Z'),
    },
  ]);
});

test('every table that refers to members is either emptied of the member or listed here', async () => {
  /** Posts, votes and reports, which other members still need: they stay, without the member's name. */
  const written = ['post', 'reply', 'member_image', 'poll_vote', 'accusation'];
  /** Access logs, kept for their period. */
  const kept = [...written, 'security_event'];
  const found = await query<{ name: string }>(
    market.databaseUrl,
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'member'::regclass`,
  );
  expect(found.map(({ name }) => name).sort()).toEqual([...forgottenTables, ...kept].sort());
});

test('the member’s tokens and session end', async () => {
  const { accessToken } = await signInAtPortal(market);
  await leave(accessToken);
  const reply = await market.app.inject({ url: '/api/v1/user/token', headers: bearer(accessToken) });
  expect(reply.json()).toMatchObject({ code: codes.refreshExpired });
});

test('the device maker’s grant is revoked, so that the next sign-in counts as the first', async () => {
  const { accessToken } = await signInAtDeviceMaker(market);
  expect(await controlList(market.outside, 'device-maker/grants')).toContain('newcomer');
  await leave(accessToken);
  await breakOutside(market.outside, 'device-maker-revoke', 'error');
  await runDeliveries(market);
  expect(await controlList(market.outside, 'device-maker/grants')).toContain('newcomer');
  await mendOutside(market.outside);
  await query(market.databaseUrl, 'UPDATE outbox SET next_at = now()');
  await runDeliveries(market);
  expect(await controlList(market.outside, 'device-maker/grants')).not.toContain('newcomer');
});

test.each(['error', 'busy', 'redirect', 'hang'])(
  '[SES-18] code 400 when the shop platform keeps its customer (%s): nothing is lost, and a retry succeeds',
  async (mode) => {
    const { accessToken } = await signInAtPortal(market);
    await agree(market.app, accessToken);
    await runDeliveries(market);
    const before = await everyText();
    await breakOutside(market.outside, 'shop-customers', mode);
    expect(await leave(accessToken)).toMatchObject({ status: 502, code: codes.withdrawalFailed });
    const isDelivery = (text: string) => text.startsWith('outbox ');
    expect((await everyText()).filter((text) => !isDelivery(text))).toEqual(before.filter((text) => !isDelivery(text)));
    await mendOutside(market.outside);
    expect(await leave(accessToken)).toMatchObject({ status: 200 });
  },
);

test('a shop platform whose response was lost is called again without harm', async () => {
  const { accessToken } = await signInAtPortal(market);
  await agree(market.app, accessToken);
  await runDeliveries(market);
  await breakOutside(market.outside, 'shop-customers', 'late');
  expect(await leave(accessToken)).toMatchObject({ code: codes.withdrawalFailed });
  expect(await controlList(market.outside, 'shop/customers')).toEqual([]);
  await mendOutside(market.outside);
  expect(await leave(accessToken)).toMatchObject({ status: 200 });
});

test('a late registration does not create the customer again', async () => {
  const { accessToken } = await signInAtPortal(market);
  await agree(market.app, accessToken);
  await leave(accessToken);
  await runDeliveries(market);
  expect(await controlList(market.outside, 'shop/customers')).toEqual([]);
});

const portalSignIn = async () => {
  const socialToken = (await visitPortal(market.outside, 'consenting')).get('access_token') ?? '';
  return (await postSignIn(market.app, { headers: { socialToken } })).json();
};

test('[SES-07] the account may sign up again after thirty days, as a new member', async () => {
  const { accessToken } = await signInAtPortal(market);
  await leave(accessToken);
  expect(await portalSignIn()).toMatchObject({
    code: codes.signUpProhibited,
    message: '탈퇴한 계정은 30일 동안 다시 가입할 수 없어요. 2026년 12월 20일부터 가입할 수 있어요.',
  });
  // It was at noon in Korea; the day that the message names begins twelve hours before.
  market.clock.forward((29 * 24 + 12) * 3_600 - 1);
  expect(await portalSignIn()).toMatchObject({ code: codes.signUpProhibited });
  market.clock.forward(1);
  expect(await portalSignIn()).toMatchObject({ code: codes.ok, data: { needsAgreement: true } });
  expect(await query(market.databaseUrl, 'SELECT FROM member')).toHaveLength(2);
});

test('[SES-07] withdrawal does not lift a ban: code 83 for a year', async () => {
  const { accessToken } = await signInAtPortal(market);
  await query(market.databaseUrl, "UPDATE member SET ban_message = '제한', banned_at = now()");
  expect(await portalSignIn()).toMatchObject({ data: { banStatus: { isBanned: true, message: '제한' } } });
  const again = (await portalSignIn()).data.accessToken;
  expect(await leave(accessToken)).toMatchObject({ code: codes.refreshExpired });
  expect(await leave(again)).toMatchObject({ status: 200 });
  market.clock.forward(364 * 24 * 3_600);
  expect(await portalSignIn()).toMatchObject({
    code: codes.signUpProhibited,
    message: '가입이 제한된 계정이에요. 고객센터로 문의해 주세요.',
  });
  market.clock.forward(2 * 24 * 3_600);
  expect(await portalSignIn()).toMatchObject({ code: codes.ok });
});

test('[SES-07] a banned member who withdraws may sign up again when the ban would have ended, and after thirty days', async () => {
  const day = 24 * 3_600;
  const { accessToken } = await signInAtPortal(market);
  await query(
    market.databaseUrl,
    "UPDATE member SET ban_message = '제한', banned_at = '2026-11-01', ban_ends_at = $1::timestamptz + interval '40 days'",
    [market.clock.now],
  );
  expect(await leave(accessToken)).toMatchObject({ status: 200 });
  market.clock.forward(39 * day);
  expect(await portalSignIn()).toMatchObject({ message: '가입이 제한된 계정이에요. 고객센터로 문의해 주세요.' });
  market.clock.forward(1 * day);
  const again = (await portalSignIn()).data.accessToken;
  await query(
    market.databaseUrl,
    "UPDATE member SET ban_message = '제한', banned_at = '2026-11-01', ban_ends_at = $1::timestamptz + interval '5 days' WHERE withdrawn_at IS NULL",
    [market.clock.now],
  );
  expect(await leave(again)).toMatchObject({ status: 200 });
  market.clock.forward(29 * day);
  expect(await portalSignIn()).toMatchObject({ message: expect.stringContaining('30일 동안') });
  market.clock.forward(1 * day);
  expect(await portalSignIn()).toMatchObject({ code: codes.ok });
});

test('[SES-07] code 84 for an account of the device maker', async () => {
  const { accessToken } = await signInAtDeviceMaker(market);
  await leave(accessToken);
  await expect(signInAtDeviceMaker(market)).rejects.toThrow(String(codes.signUpProhibitedDeviceMaker));
});

test.each([
  [{}, codes.required],
  [{ reason: 'nonsense' }, codes.undefined],
  [{ reason: 'other', comment: '전화번호 010-1234-5678' }, codes.unsupported],
])('a wrong reason is refused: %j', async (payload, code) => {
  const { accessToken } = await signInAtPortal(market);
  expect(await leave(accessToken, payload)).toMatchObject({ code });
});
