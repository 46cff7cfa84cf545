import { randomBytes } from 'node:crypto';
import type { Tokens } from '@jangteo/contract';
import type { KeySet, Keys } from '../platform/keys.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';

/** A refresh token is valid at least for the three months by which its cookie outlives the access token. */
const refreshDays = 92;

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** The successor is derived from the token, so that a repeated token gets the same one, although no token is stored. */
export const successorOf = (keys: KeySet, refreshToken: string): string => keys.derive('successor', refreshToken);

/** However often it is refreshed, a session ends this long after its sign-in. */
export const longestSessionDays = 180;

export function sessionEnd(issuedAt: Date): Date {
  const end = new Date(issuedAt);
  end.setUTCDate(end.getUTCDate() + refreshDays);
  return end;
}

interface Issue {
  memberId: number;
  sessionId: string;
  refreshToken: string;
  issuedAt: Date;
}

export async function makeTokens(keys: Keys, { refreshToken, ...issue }: Issue): Promise<Tokens> {
  const expires = Math.floor(issue.issuedAt.getTime() / 1_000) + accessTokenSeconds;
  return {
    accessToken: await signAccessToken(keys, issue),
    refreshToken,
    expireDt: new Date(expires * 1_000).toISOString(),
  };
}
