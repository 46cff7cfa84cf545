import { codes } from '@jangteo/contract/codes';
import { CallError, call } from '@jangteo/http';
import { end } from './expiry.ts';
import { renew } from './renewal.ts';
import { storedTokens } from './tokens.ts';

/** What was found valid is not asked about again for as long as any other answer would be fresh; new tokens are. */
const freshMs = 300_000;

let found: { accessToken: string; until: number } | undefined;
let asking: Promise<boolean> | undefined;

export function validate(): Promise<boolean> {
  const { accessToken } = storedTokens() ?? {};
  if (accessToken && found?.accessToken === accessToken && Date.now() < found.until) return Promise.resolve(true);
  asking ??= askUntilClear().finally(() => {
    asking = undefined;
  });
  return asking;
}

const maxRenewals = 2;

async function askUntilClear(): Promise<boolean> {
  for (let renewals = 0; ; renewals += 1) {
    const accessToken = storedTokens()?.accessToken;
    if (!accessToken) return false;
    try {
      await call('GET /api/v1/token/jwt/validation', { anonymous: true, headers: { accessToken } });
      found = { accessToken, until: Date.now() + freshMs };
      return true;
    } catch (error) {
      if (!(error instanceof CallError) || error.kind !== 'refused') throw error;
      if (renewals === maxRenewals || !(await mayHoldNow(error.code, accessToken))) return false;
    }
  }
}

async function mayHoldNow(code: number, accessToken: string): Promise<boolean> {
  if (code === codes.tokenExpired) return renew(accessToken);
  return code === codes.refreshExpired && end(accessToken);
}
