import { codes } from '@jangteo/contract/codes';
import { SignJWT } from 'jose';
import {
  breakOutside,
  type ConnectedApp,
  deviceLanding,
  mendOutside,
  openConnectedApp,
  visitDeviceMaker,
} from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { type BegunSignIn, beginSignIn, postSignIn, signInAtDeviceMaker } from '../../test/sign-in.ts';

let market: ConnectedApp;
beforeEach(async () => {
  market = await openConnectedApp();
});
afterEach(async () => {
  await mendOutside(market.outside);
  await market.close();
});

const begin = () => beginSignIn(market.app, { channelType: 1002 });
const signIn = async (socialToken: string, begun?: BegunSignIn, more: Record<string, unknown> = {}) => {
  const body = { channelType: 1002, redirectUri: deviceLanding, ...(begun && { nonce: begun.nonce }), ...more };
  const reply = await postSignIn(market.app, { headers: { socialToken }, body, ...(begun && { begun }) });
  return { status: reply.statusCode, code: reply.json().code };
};
const idTokenOf = async (persona: string, { nonce }: BegunSignIn) =>
  (await visitDeviceMaker(market.outside, persona, nonce)).authorization.id_token;
const membersWith = (email: string) => query(market.databaseUrl, 'SELECT name FROM member WHERE email = $1', [email]);

const refused = { status: 401, code: codes.deviceMakerLogin };
const away = { status: 502, code: codes.deviceMakerLogin };

test('[SES-03] the name is sent the first time only, and is stored', async () => {
  await signInAtDeviceMaker(market, 'newcomer');
  expect(await membersWith('newcomer@mail.test')).toEqual([{ name: '한처음' }]);
  const { user } = await visitDeviceMaker(market.outside, 'newcomer');
  expect(user).toBeUndefined();
  await signInAtDeviceMaker(market, 'newcomer');
  expect(await membersWith('newcomer@mail.test')).toEqual([{ name: '한처음' }]);
});

test('[SES-05] no age is required, and a relay address is accepted as email', async () => {
  await signInAtDeviceMaker(market, 'hidden');
  expect(await membersWith('68696464656e@relay.device-maker.test')).toEqual([{ name: '나가림' }]);
});

test.each(['expired', 'stray', 'forged'])('[SES-06] the id_token of the person "%s" is refused', async (persona) => {
  const begun = await begin();
  expect(await signIn(await idTokenOf(persona, begun), begun)).toEqual(refused);
  expect(await query(market.databaseUrl, 'SELECT FROM member')).toHaveLength(0);
});

test('an id_token counts with the nonce of its challenge, which need not be named', async () => {
  const begun = await begin();
  expect(await signIn(await idTokenOf('newcomer', begun), begun, { nonce: undefined })).toMatchObject({ status: 200 });
});

test('an expired id_token is refused', async () => {
  const begun = await begin();
  const token = await idTokenOf('newcomer', begun);
  market.clock.forward(601);
  expect(await signIn(token, begun)).toEqual(refused);
});

test('other signature algorithms are refused', async () => {
  const claims = { iss: 'https://device-maker.test', aud: 'kr.jangteo.web', sub: '1', nonce: 'nonce' };
  const published = await market.outside.inject('/device-maker/auth/keys');
  const { kid, n } = published.json().keys[0];
  const times = { iat: market.clock.now.getTime() / 1_000, exp: market.clock.now.getTime() / 1_000 + 600 };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'none', kid })}.${part({ ...claims, ...times })}.`;
  // The public key, used as a shared secret.
  const confused = await new SignJWT({ ...claims, ...times })
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(Buffer.from(n, 'base64url'));
  for (const token of [unsigned, confused, 'no token', 'a.b.c']) expect(await signIn(token)).toEqual(refused);
});

test('a new key of the provider is fetched when a token names it', async () => {
  const known = await begin();
  expect(await signIn(await idTokenOf('newcomer', known), known)).toMatchObject({ status: 200 });
  await market.outside.inject({ method: 'POST', url: '/control/device-maker/keys' });
  // Not at once: otherwise made-up tokens would cause endless requests to the provider.
  const early = await begin();
  expect(await signIn(await idTokenOf('newcomer', early), early)).toEqual(refused);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  const late = await begin();
  expect(await signIn(await idTokenOf('newcomer', late), late)).toMatchObject({ status: 200 });
});

test.each(['error', 'nonsense', 'redirect', 'hang'])(
  'code 82 while the request for the keys gets: %s',
  async (mode) => {
    const begun = await begin();
    const token = await idTokenOf('newcomer', begun);
    await breakOutside(market.outside, 'device-maker-keys', mode);
    expect(await signIn(token, begun)).toEqual(away);
  },
);

test('a code that cannot be exchanged does not prevent the sign-in', async () => {
  await breakOutside(market.outside, 'device-maker-token', 'error');
  await signInAtDeviceMaker(market, 'newcomer');
  expect(await query(market.databaseUrl, 'SELECT grant_token FROM social_account')).toEqual([{ grant_token: null }]);
});

test('a token is required', async () => {
  expect(await signIn('', await begin(), { code: 'code' })).toEqual({ status: 401, code: codes.tokenMissing });
});
