import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { ApiError } from '../platform/errors.ts';
import type { KeySet, Keys } from '../platform/keys.ts';

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
  { id, accessToken }: KeySet,
  { memberId, sessionId, issuedAt }: { memberId: number; sessionId: string; issuedAt: Date },
): Promise<string> => {
  const seconds = Math.floor(issuedAt.getTime() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type, kid: id })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(memberId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenSeconds)
    .sign(accessToken);
};

/** The claims of a token that this API signed, also when it has expired. Any other token is refused. */
export async function readAccessToken(keys: Keys, token: string, now: Date): Promise<AccessClaims> {
  for (const keySet of namedBy(token, keys)) {
    const claims = await readWith(keySet, token, now);
    if (claims) return claims;
  }
  throw new ApiError('tokenExpired');
}

/** Tokens of earlier versions name no key: any accepted one may have signed them. */
function namedBy(token: string, { accepted }: Keys): readonly KeySet[] {
  try {
    const { kid } = decodeProtectedHeader(token);
    return kid === undefined ? accepted : accepted.filter(({ id }) => id === kid);
  } catch {
    return [];
  }
}

async function readWith({ accessToken }: KeySet, token: string, now: Date): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, accessToken, {
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
    return undefined;
  }
}

const claimsOf = ({ sub, sid, exp = 0 }: JWTPayload, isExpired: boolean): AccessClaims => ({
  memberId: Number(sub),
  sessionId: String(sid),
  expiresAt: new Date(exp * 1_000),
  isExpired,
});
