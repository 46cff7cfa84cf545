import { codes } from '@jangteo/contract/codes';
import { breakOutside, type ConnectedApp, mendOutside, openConnectedApp, visitPortal } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { beginSignIn, postSignIn, signInAtDeviceMaker, signInAtPortal } from '../../test/sign-in.ts';

let market: ConnectedApp;
beforeAll(async () => {
  market = await openConnectedApp();
});
afterAll(() => market.close());
afterEach(() => mendOutside(market.outside));

const refusal = async (reply: ReturnType<typeof postSignIn>) => {
  const { code, message } = (await reply).json();
  return { code, message };
};
const withToken = (socialToken: string) => postSignIn(market.app, { headers: { socialToken } });
const tokenOf = async (persona: string, items?: string[]) =>
  (await visitPortal(market.outside, persona, items && { items })).get('access_token') ?? '';
const members = () => query<{ count: number }>(market.databaseUrl, 'SELECT count(*)::integer AS count FROM member');

test('[SES-03] a person who consents to everything becomes a member, and is the same member the next time', async () => {
  const signedIn = await signInAtPortal(market);
  expect(signedIn).toEqual({
    accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refreshToken: expect.stringMatching(/^[\w-]{43}$/),
    expireDt: new Date(market.clock.now.getTime() + 15 * 60 * 1_000).toISOString(),
    banStatus: { isBanned: false, message: '' },
    isShopRegistered: false,
    needsAgreement: true,
  });
  const [before] = await members();
  await signInAtPortal(market);
  expect(await members()).toEqual([before]);

  const [member] = await query(market.databaseUrl, 'SELECT * FROM member JOIN social_account USING (member_id)');
  expect(member).toMatchObject({
    name: '김온유',
    email: 'consenting@portal.test',
    cellphone: '01012345678',
    gender: 'F',
    birth_year: 1988,
    nickname: expect.stringMatching(/^[가-힣]{4,6}\d{4}$/),
  });
});

test('simultaneous first sign-ins create one member', async () => {
  const [before] = await members();
  await Promise.all(Array.from({ length: 4 }, (_, n) => signInAtPortal(market, 'undisclosed', `w-${n}`)));
  expect(await members()).toEqual([{ count: (before?.count ?? 0) + 1 }]);
});

test('accounts at two providers are two members, also with the same email', async () => {
  await signInAtPortal(market, 'same-email');
  await signInAtDeviceMaker(market, 'hana');
  const found = await query(market.databaseUrl, "SELECT FROM member WHERE email = 'hana@mail.test'");
  expect(found).toHaveLength(2);
});

test('the portal may send a token in place of a code', async () => {
  expect((await withToken(await tokenOf('reluctant'))).json()).toMatchObject({ code: 0 });
});

test('a code is good for one sign-in', async () => {
  const begun = await beginSignIn(market.app);
  const code = (await visitPortal(market.outside, 'reluctant', { begun })).get('code');
  expect((await postSignIn(market.app, { body: { code }, begun })).json()).toMatchObject({ code: 0 });
  expect(await refusal(postSignIn(market.app, { body: { code } }))).toMatchObject({ code: codes.portalLogin });
});

test.each(['email', 'gender', 'birthyear', 'mobile'])('[SES-04] without %s the sign-up is refused', async (missing) => {
  const items = ['email', 'gender', 'birthyear', 'mobile'].filter((item) => item !== missing);
  expect(await refusal(withToken(await tokenOf('reluctant', items)))).toEqual({
    code: codes.required,
    message: '필수 제공 항목에 모두 체크를 하셔야 가입이 완료됩니다.',
  });
});

test('[SES-05] the server enforces the under-14 rule, with the customer’s text', async () => {
  const [before] = await members();
  expect(await refusal(withToken(await tokenOf('minor')))).toEqual({
    code: codes.signUpProhibited,
    message: '14세 미만 회원은 보호자의 동의 후 가입이 가능합니다. 자세한 문의는 고객센터로 연락주세요.',
  });
  expect(await members()).toEqual([before]);
});

test('[SES-05] the latest refused birth year is the one fifteen years ago', async () => {
  const token = await tokenOf('consenting');
  const answers: number[] = [];
  // The persona 김온유 was born in 1988.
  for (const year of [2003, 2004]) {
    market.clock.now = new Date(`${year}-11-20T03:00:00Z`);
    answers.push((await withToken(token)).json().code);
  }
  market.clock.now = new Date('2026-11-20T03:00:00Z');
  expect(answers).toEqual([codes.signUpProhibited, codes.ok]);
});

test('a token that the portal does not know is refused, and does not count as an outage', async () => {
  const reply = await withToken('made-up');
  expect([reply.statusCode, reply.json().code]).toEqual([401, codes.portalLogin]);
});

test.each(['error', 'busy', 'nonsense', 'redirect', 'hang'])(
  'code 81 while the portal responds with: %s',
  async (mode) => {
    const token = await tokenOf('consenting');
    for (const point of ['portal-profile', 'portal-token-info']) {
      await breakOutside(market.outside, point, mode);
      expect(await refusal(withToken(token))).toMatchObject({ code: codes.portalLogin });
      await mendOutside(market.outside);
    }
  },
);

test.each(['error', 'hang'])('a single %s of the portal is made up for by a retry', async (mode) => {
  const token = await tokenOf('consenting');
  await breakOutside(market.outside, 'portal-profile', mode, 1);
  expect((await withToken(token)).json()).toMatchObject({ code: 0 });
});

test.each([
  ['no social token', { headers: {} }, codes.tokenMissing],
  ['an empty social token', { headers: { socialToken: '' } }, codes.tokenMissing],
  ['no device id', { headers: { socialToken: 'x', deviceUuid: '' } }, codes.required],
  ['a device id with spaces', { headers: { socialToken: 'x', deviceUuid: 'a b' } }, codes.notMatched],
  ['an unknown channel', { headers: { socialToken: 'x' }, body: { channelType: 1003 } }, codes.undefined],
  ['a redirect address that is none', { headers: { socialToken: 'x' }, body: { redirectUri: 'javascript:1' } }, 12],
  ['a property that nobody knows', { headers: { socialToken: 'x' }, body: { role: 'admin' } }, codes.unsupported],
])('%s is refused before the portal is called', async (_what, request, code) => {
  expect(await refusal(postSignIn(market.app, request))).toMatchObject({ code });
});
