import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../platform/errors.ts';

export const accessTokenSeconds = 15 * 60;

const algorithm = 'HS256';
/** Distinguishes access tokens from all other tokens signed with the same secret. */
const type = 'at+jwt';
const issuer = 'jangteo';
const audience = 'jangteo-api';

export interface AccessClaims {
  memberId: number;
  sessionId: string;
  expiresAt: Date;
  isExpired: boolean;
}

/** The same session and time always give the same token. */
export const signAccessToken = (
  key: Uint8Array,
  { memberId, sessionId, issuedAt }: { memberId: number; sessionId: string; issuedAt: Date },
): Promise<string> => {
  const seconds = Math.floor(issuedAt.getTime() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(memberId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenSeconds)
    .sign(key);
};

/** The claims of a token that this API signed, also when it has expired. Any other token is refused. */
export async function readAccessToken(key: Uint8Array, token: string, now: Date): Promise<AccessClaims> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['iat', 'exp', 'sub', 'sid'],
      currentDate: now,
    });
    return claimsOf(payload, false);
  } catch (error) {
    // Thrown only after every other check has passed.
    if (error instanceof errors.JWTExpired) return claimsOf(error.payload, true);
    throw new ApiError('tokenExpired');
  }
}

const claimsOf = ({ sub, sid, exp = 0 }: JWTPayload, isExpired: boolean): AccessClaims => ({
  memberId: Number(sub),
  sessionId: String(sid),
  expiresAt: new Date(exp * 1_000),
  isExpired,
});
