// Decision: docs/decisions/2026-11-20-one-renewal-for-all-tabs.md

import { codes } from '@jangteo/contract/codes';
import { CallError, call, clearAuthHeaders, required } from '@jangteo/http';
import { deviceHeader } from '../device.ts';
import { keepTokens } from '../tokens/keep-tokens.ts';
import { type StoredTokens, storedTokens } from '../tokens/tokens.ts';
import { endLogin } from './expiry.ts';
import { withTokenLock } from './lock.ts';

/** After these codes there is no session left to renew. */
const finalCodes: readonly number[] = [codes.refreshExpired, codes.tokenMissing, codes.required];

/**
 * Many requests of many tabs may fail with the same token. The first caller refreshes it; the others find the new one stored.
 * Resolves with whether the request should be sent again.
 */
export const renew = (authorization: string): Promise<boolean> =>
  withTokenLock(async () => {
    const tokens = storedTokens();
    if (tokens?.accessToken !== authorization) return true;
    // A login or a logout does not wait for the lock: the reply is then about tokens that are gone.
    const areGone = () => storedTokens()?.accessToken !== authorization;
    try {
      const renewed = await refresh(tokens);
      if (!areGone()) keepTokens(renewed, 'renewed');
      return true;
    } catch (error) {
      if (areGone()) return true;
      clearAuthHeaders();
      if (!(error instanceof CallError) || !finalCodes.includes(error.code)) return false;
      await endLogin();
      return true;
    }
  });

const retryPauseMs = 500;

const refreshCall = 'PUT /api/v1/token/jwt/refresh';

/** Where the connection breaks, asks once more: the server repeats a reply that was lost. */
async function refresh(tokens: StoredTokens) {
  try {
    return await askForNew(tokens);
  } catch (error) {
    if (!(error instanceof CallError) || error.kind !== 'network') throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
  return askForNew(tokens);
}

const askForNew = ({ accessToken, refreshToken }: StoredTokens) =>
  call(refreshCall, {
    anonymous: true,
    headers: {
      accessToken,
      refreshToken: required('refreshToken', refreshToken, refreshCall),
      ...deviceHeader(refreshCall),
    },
  });
