import { channelTypes } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Person } from '../../members/person.ts';
import { ApiError } from '../../platform/errors.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';
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

/** Trusts the id_token alone, and only with the provider's signature; everything else comes from the browser. */
export async function verifyAtDeviceMaker(
  deviceMaker: DeviceMaker,
  keySet: JWTVerifyGetKey,
  signIn: SocialSignIn,
  { now, log }: { now: Date; log: FastifyBaseLogger },
): Promise<Person> {
  if (!signIn.socialToken) throw new ApiError('tokenMissing');
  const claims = await readIdToken(deviceMaker, keySet, signIn.socialToken, { now, log });
  if (claims.nonce !== signIn.nonce) throw refusal();
  return {
    channelType: channelTypes.deviceMaker,
    subject: String(claims.sub),
    name: signIn.name?.trim().slice(0, 40) || null,
    email: verifiedEmail(claims),
    cellphone: null,
    gender: null,
    birthYear: null,
    grantToken: await refreshTokenFor(deviceMaker, signIn, log),
  };
}

async function readIdToken(
  { issuer, clientId }: DeviceMaker,
  keySet: JWTVerifyGetKey,
  idToken: string,
  { now, log }: { now: Date; log: FastifyBaseLogger },
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(idToken, keySet, {
      algorithms: ['RS256'],
      issuer,
      audience: clientId,
      requiredClaims: ['sub', 'iat', 'exp'],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    if (isTokenAtFault(error)) throw refusal();
    log.warn({ err: error }, "the device maker's keys could not be had");
    throw new ApiError('deviceMakerLogin');
  }
}

const refusal = () => new ApiError('deviceMakerLogin', { status: 401 });

/** Else it was the network, or the key set itself. */
const isTokenAtFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  ![errors.JWKSTimeout, errors.JWKSInvalid].some((kind) => error instanceof kind) &&
  error.code !== 'ERR_JOSE_GENERIC';

/** Some of the provider's systems send booleans as strings. */
const verifiedEmail = ({ email, email_verified: verified }: JWTPayload): string | null =>
  typeof email === 'string' && (verified === true || verified === 'true') ? email.slice(0, 300) : null;

/** Needed only when the member withdraws: a sign-in does not fail without it. */
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
