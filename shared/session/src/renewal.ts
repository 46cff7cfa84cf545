import { codes } from '@jangteo/contract/codes';
import { CallError, call, clearAuthHeaders, required } from '@jangteo/http';
import { alone } from './alone.ts';
import { deviceHeader } from './device-header.ts';
import { endLogin } from './expiry.ts';
import { keepTokens } from './keep-tokens.ts';
import { type StoredTokens, storedTokens } from './tokens.ts';

/** After these there is nothing left that could be renewed. */
const final: readonly number[] = [codes.refreshExpired, codes.tokenMissing, codes.required];

/**
 * Many requests of many tabs come here with the same token. The first one turns it; the others find another one stored.
 * Answers whether it is worth sending the request again.
 */
export const renew = (authorization: string): Promise<boolean> =>
  alone(async () => {
    const tokens = storedTokens();
    if (tokens?.accessToken !== authorization) return true;
    try {
      keepTokens(await refresh(tokens), 'renewed');
      return true;
    } catch (error) {
      clearAuthHeaders();
      if (!(error instanceof CallError) || !final.includes(error.code)) return false;
      await endLogin();
      return true;
    }
  });

const refreshCall = 'PUT /api/v1/token/jwt/refresh';

const refresh = ({ accessToken, refreshToken }: StoredTokens) =>
  call(refreshCall, {
    anonymous: true,
    headers: {
      accessToken,
      refreshToken: required('refreshToken', refreshToken, refreshCall),
      ...deviceHeader(refreshCall),
    },
  });
