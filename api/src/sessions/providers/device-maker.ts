import { createHash } from 'node:crypto';
import { channelTypes } from '@jangteo/contract';
import { firstCharacters } from '@jangteo/contract/visible-text';
import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Person } from '../../members/person.ts';
import { ApiError } from '../../platform/errors.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';
import type { Challenge } from '../challenge.ts';
import { SignInRefused } from '../sign-in-refused.ts';
import { exchangeCode } from './exchange-code.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type DeviceMaker = OutsideSettings['deviceMaker'];

/** The provider's public keys: cached for ten minutes, fetched again earlier when a token names an unknown one. */
export const openKeySet = ({ keysUrl }: DeviceMaker): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 3_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    [customFetch]: (url, options) => fetch(url, options).catch(() => fetch(url, options)),
  });

interface Context {
  keySet: JWTVerifyGetKey;
  challenge: Challenge;
  now: Date;
  log: FastifyBaseLogger;
}

/** Of what the browser sends, only the id_token counts, and only if the provider issued it for this challenge. */
export async function verifyAtDeviceMaker(
  deviceMaker: DeviceMaker,
  signIn: SocialSignIn,
  context: Context,
): Promise<Person> {
  const { challenge, now, log } = context;
  if (!signIn.socialToken) throw new ApiError('tokenMissing');
  const claims = await readIdToken(deviceMaker, signIn.socialToken, context);
  const { nonce } = challenge;
  if (claims.nonce !== nonce || (signIn.nonce ?? nonce) !== nonce) {
    throw refusal('id_token without the nonce of its challenge');
  }
  if (!wasMadeBetween(claims, challenge.issuedAt, now)) throw refusal('id_token from another time');
  if (signIn.code && claims.c_hash !== codeHash(signIn.code)) throw refusal('id_token with another code');
  return {
    channelType: channelTypes.deviceMaker,
    subject: String(claims.sub),
    name: firstCharacters(signIn.name?.trim() ?? '', 40) || null,
    email: verifiedEmail(claims),
    cellphone: null,
    gender: null,
    birthYear: null,
    grantToken: await refreshTokenFor(deviceMaker, signIn, log),
  };
}

async function readIdToken(
  { issuer, clientId }: DeviceMaker,
  idToken: string,
  { keySet, now, log }: Context,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keySet, {
      algorithms: ['RS256'],
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      currentDate: now,
    });
    // A token issued for further audiences is refused: they are unknown here (OpenID Connect Core, 3.1.3.7).
    if (typeof payload.aud === 'string' || payload.aud?.length === 1) return payload;
  } catch (error) {
    if (isTokenAtFault(error)) throw refusal('id_token not valid');
    log.warn({ err: error }, "the device maker's keys could not be had");
    throw new ApiError('deviceMakerLogin');
  }
  throw refusal('id_token not valid');
}

const refusal = (reason: SignInRefused['reason']) => new SignInRefused(channelTypes.deviceMaker, reason);

/** By which the provider's clock may differ from ours. */
const clockSkewSeconds = 60;

const wasMadeBetween = ({ iat = 0 }: JWTPayload, from: Date, to: Date): boolean =>
  iat >= from.getTime() / 1_000 - clockSkewSeconds && iat <= to.getTime() / 1_000 + clockSkewSeconds;

/** For RS256 the left half of the code's SHA-256 (OpenID Connect Core, 3.3.2.11). */
const codeHash = (code: string): string =>
  createHash('sha256').update(code, 'ascii').digest().subarray(0, 16).toString('base64url');

/** Otherwise the network failed, or the key set is invalid. */
const isTokenAtFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  ![errors.JWKSTimeout, errors.JWKSInvalid].some((kind) => error instanceof kind) &&
  error.code !== 'ERR_JOSE_GENERIC';

/** Some of the provider's systems send booleans as strings. */
const verifiedEmail = ({ email, email_verified: verified }: JWTPayload): string | null =>
  typeof email === 'string' && (verified === true || verified === 'true') ? email.slice(0, 300) : null;

/** Needed only for the withdrawal: a sign-in does not fail without it. */
async function refreshTokenFor(
  deviceMaker: DeviceMaker,
  { code, redirectUri, state }: SocialSignIn,
  log: FastifyBaseLogger,
): Promise<string | null> {
  if (!code) return null;
  try {
    const { refresh_token: token } = await exchangeCode(deviceMaker, { code, redirectUri, state });
    return typeof token === 'string' ? token : null;
  } catch (error) {
    log.warn({ err: error }, "the device maker's code could not be exchanged");
    return null;
  }
}
