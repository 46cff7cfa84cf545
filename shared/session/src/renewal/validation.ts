import { codes } from '@jangteo/contract/codes';
import { CallError, call } from '@jangteo/http';
import { storedTokens } from '../tokens/tokens.ts';
import { endExpiredLogin } from './expiry.ts';
import { renew } from './renewal.ts';

/** A token that was found valid is not checked again for this long. */
const freshMs = 300_000;

let found: { accessToken: string; until: number } | undefined;
let asking: Promise<boolean> | undefined;

export function validate(): Promise<boolean> {
  const { accessToken } = storedTokens() ?? {};
  if (accessToken && found?.accessToken === accessToken && Date.now() < found.until) return Promise.resolve(true);
  asking ??= validateAnew().finally(() => {
    asking = undefined;
  });
  return asking;
}

const maxRenewals = 2;

async function validateAnew(): Promise<boolean> {
  for (let renewals = 0; ; renewals += 1) {
    const accessToken = storedTokens()?.accessToken;
    if (!accessToken) return false;
    try {
      await call('GET /api/v1/token/jwt/validation', { anonymous: true, headers: { accessToken } });
      found = { accessToken, until: Date.now() + freshMs };
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || error.kind !== 'refused') throw error;
      if (renewals === maxRenewals || !(await mayBeValidNow(error.code, accessToken))) return false;
    }
  }
}

async function mayBeValidNow(code: number, accessToken: string): Promise<boolean> {
  if (code === codes.tokenExpired) return renew(accessToken);
  return code === codes.refreshExpired && endExpiredLogin(accessToken);
}
