import { channelTypes } from '@jangteo/contract';
import type { FastifyBaseLogger } from 'fastify';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Person } from '../../members/person.ts';
import { ApiError } from '../../platform/errors.ts';
import type { OutsideSettings } from '../../platform/outside-settings.ts';
import { exchangeCode } from './exchange-code.ts';
import type { SocialSignIn } from './social-sign-in.ts';

type DeviceMaker = OutsideSettings['deviceMaker'];

/** The provider's public keys: kept for ten minutes, asked for again early when a token names one that is new. */
export const openKeySet = ({ keysUrl }: DeviceMaker): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: 3_000,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    [customFetch]: (url, options) => fetch(url, options).catch(() => fetch(url, options)),
  });

/** Nothing that the browser says counts but the id_token, and that only when the provider has signed it for us. */
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

/** Booleans arrive as texts from some of the provider's systems. */
const verifiedEmail = ({ email, email_verified: verified }: JWTPayload): string | null =>
  typeof email === 'string' && (verified === true || verified === 'true') ? email.slice(0, 300) : null;

/** Only needed when the member leaves one day: that it cannot be had is no reason to turn anyone away. */
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
