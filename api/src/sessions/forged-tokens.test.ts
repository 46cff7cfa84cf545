import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { codes } from '@jangteo/contract/codes';
import { decodeJwt, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { type ConnectedApp, openConnectedApp, visitDeviceMaker } from '../../test/outside.ts';
import { bearer, signInAtPortal } from '../../test/sign-in.ts';
import { defaults } from '../platform/config.ts';
import { makeKeys } from '../platform/keys.ts';

let market: ConnectedApp;
let genuine: string;
let refreshToken: string;
let claims: JWTPayload;
beforeAll(async () => {
  market = await openConnectedApp();
  ({ accessToken: genuine, refreshToken } = await signInAtPortal(market));
  claims = decodeJwt(genuine);
});
afterAll(() => market.close());

const ourKey = makeKeys(defaults.jwtSecret).accessToken;
const anotherKey = makeKeys('another secret of the right length, 32').accessToken;
const header: JWTHeaderParameters = { alg: 'HS256', typ: 'at+jwt' };

const sign = (
  payload: JWTPayload,
  { key = ourKey, ...more }: { key?: Uint8Array } & Partial<JWTHeaderParameters> = {},
) => new SignJWT(payload).setProtectedHeader({ ...header, ...more }).sign(key);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const parts = () => {
  const [first = '', second = '', third = ''] = genuine.split('.');
  return { first, second, third };
};
const without = (name: string) => {
  const { [name]: _left, ...rest } = claims;
  return rest;
};

const forged: [what: string, make: () => string | Promise<string>][] = [
  ['text', () => 'not a token'],
  ['without a signature', () => `${parts().first}.${parts().second}.`],
  ['with the algorithm none', () => `${part({ ...header, alg: 'none' })}.${parts().second}.`],
  ['with another member in it', () => `${parts().first}.${part({ ...claims, sub: '1000001' })}.${parts().third}`],
  ['with a longer life', () => `${parts().first}.${part({ ...claims, exp: 4_000_000_000 })}.${parts().third}`],
  ['with a bit turned', () => `${genuine.slice(0, -2)}${genuine.endsWith('AA') ? 'BB' : 'AA'}`],
  ['with another secret', () => sign(claims, { key: anotherKey })],
  ['with a longer hash', () => sign(claims, { alg: 'HS512' })],
  ['with a key pair', () => new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(rsa.privateKey)],
  ['of another kind', () => sign(claims, { typ: 'JWT' })],
  ['of another issuer', () => sign({ ...claims, iss: 'someone' })],
  ['for another audience', () => sign({ ...claims, aud: 'someone' })],
  ['that begins tomorrow', () => sign({ ...claims, nbf: market.clock.now.getTime() / 1_000 + 86_400 })],
  ['without an end', () => sign(without('exp'))],
  ['without a member', () => sign(without('sub'))],
  ['without a session', () => sign(without('sid'))],
  ['with a demand that nobody knows', critical],
  ['that is a refresh token', () => refreshToken],
  [
    'that is the device maker’s',
    async () => (await visitDeviceMaker(market.outside, 'newcomer')).authorization.id_token,
  ],
];

const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });

/** The signing library refuses to make an unsigned token, so this one has the valid signature of another. */
function critical(): string {
  return `${part({ ...header, crit: ['b64x'], b64x: true })}.${parts().second}.${parts().third}`;
}

test.each(forged)('a token %s is refused by every call that authenticates', async (_what, make) => {
  const token = await make();
  const answers = await Promise.all([
    market.app.inject({ url: '/api/v1/user/token', headers: bearer(token) }),
    market.app.inject({ url: '/api/v1/token/jwt/validation', headers: { accessToken: token } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  for (const answer of answers) expect(answer.json()).toMatchObject({ code: codes.tokenExpired });
});

test.each([
  ['a session that never was', { sid: randomUUID() }],
  ['someone else’s session', { sub: '424242' }],
])('a validly signed token for %s is refused', async (_what, change) => {
  const token = await sign({ ...claims, ...change });
  const { statusCode, body: text } = await market.app.inject({ url: '/api/v1/user/token', headers: bearer(token) });
  expect([statusCode, JSON.parse(text).code]).toEqual([401, codes.refreshExpired]);
});

test('[SES-01] the genuine token is valid until it expires', async () => {
  const validate = () => market.app.inject({ url: '/api/v1/token/jwt/validation', headers: { accessToken: genuine } });
  expect((await validate()).json()).toMatchObject({
    code: codes.ok,
    data: { expireDt: new Date(market.clock.now.getTime() + 900_000).toISOString() },
  });
  market.clock.forward(900);
  expect((await validate()).json()).toMatchObject({ code: codes.tokenExpired });
});

test.each([{}, { accessToken: '' }, { accessToken: 'Bearer ' }])('without a token: 110 (%j)', async (headers) => {
  const reply = await market.app.inject({ url: '/api/v1/token/jwt/validation', headers });
  expect([reply.statusCode, reply.json().code]).toEqual([401, codes.tokenMissing]);
});
