import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, type JWTVerifyGetKey, SignJWT } from 'jose';
import { verifyAtDeviceMaker } from './device-maker.ts';

const issuedAt = new Date('2026-11-20T03:00:00Z');
const now = new Date('2026-11-20T03:05:00Z');
const seconds = (time: Date) => time.getTime() / 1_000;
const challenge = { nonce: 'the nonce', codeVerifier: 'v', issuedAt };
const deviceMaker = {
  ...{ clientId: 'our-client', clientSecret: 's', issuer: 'https://maker.test' },
  ...{ tokenUrl: 'http://127.0.0.1:9/', keysUrl: 'http://127.0.0.1:9/', revokeUrl: 'http://127.0.0.1:9/' },
};
const log = { warn: () => undefined } as unknown as FastifyBaseLogger;
const code = 'the code';
const cHash = createHash('sha256').update(code).digest().subarray(0, 16).toString('base64url');

const good: JWTPayload = {
  ...{ iss: deviceMaker.issuer, aud: deviceMaker.clientId, sub: '1', nonce: challenge.nonce, c_hash: cHash },
  ...{ iat: seconds(now), exp: seconds(now) + 600 },
};

let keySet: JWTVerifyGetKey;
let sign: (payload: JWTPayload) => Promise<string>;
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  keySet = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] });
  sign = (payload) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey);
});

async function verify(claims: JWTPayload, more: { code?: string; nonce?: string } = { code }) {
  const signIn = {
    ...{ channelType: 1002 as const, redirectUri: 'r', state: 's', name: undefined, code: undefined, nonce: undefined },
    ...more,
    socialToken: await sign(claims),
  };
  return verifyAtDeviceMaker(deviceMaker, signIn, { keySet, challenge, now, log });
}
const without = (name: string) => ({ ...good, [name]: undefined });

test('an id_token that fits the challenge identifies the person who signs in', async () => {
  await expect(verify(good)).resolves.toMatchObject({ channelType: 1002, subject: '1' });
  await expect(verify(without('c_hash'), {})).resolves.toMatchObject({ subject: '1' });
  await expect(verify({ ...good, aud: [deviceMaker.clientId] })).resolves.toMatchObject({ subject: '1' });
});

test.each<[what: string, claims: JWTPayload, reason: string]>([
  ['is of another issuer', { ...good, iss: 'https://other.test' }, 'id_token not valid'],
  ['is for another client', { ...good, aud: 'other' }, 'id_token not valid'],
  ['is for others as well', { ...good, aud: ['other', deviceMaker.clientId] }, 'id_token not valid'],
  ['has expired', { ...good, exp: seconds(now) - 1 }, 'id_token not valid'],
  ['never expires', without('exp'), 'id_token not valid'],
  ['says nothing of when it was made', without('iat'), 'id_token not valid'],
  ['says nothing of whose it is', without('sub'), 'id_token not valid'],
  ['has no nonce', without('nonce'), 'id_token not valid'],
  ['has another nonce', { ...good, nonce: 'another' }, 'id_token without the nonce of its challenge'],
  ['is older than its challenge', { ...good, iat: seconds(issuedAt) - 61 }, 'id_token from another time'],
  ['is from the future', { ...good, iat: seconds(now) + 61 }, 'id_token from another time'],
  ['is not bound to the code beside it', without('c_hash'), 'id_token with another code'],
  ['is bound to another code', { ...good, c_hash: 'another' }, 'id_token with another code'],
])('an id_token is refused that %s', async (_, claims, reason) => {
  await expect(verify(claims)).rejects.toMatchObject({ reason, status: 401 });
});
