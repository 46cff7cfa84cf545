import type { AppProfile } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { webVersion } from '@jangteo/contract/release';
import type { AppVersions } from '../platform/config.ts';
import { ApiError } from '../platform/errors.ts';
import type { Member } from '../platform/http/caller.ts';
import { banStatusOf } from './ban-status.ts';

/** A login that is over is told, not refused: the app asks for its versions whoever uses it. */
export async function appProfileFor(
  { androidMinVersion, iOSMinVersion }: AppVersions,
  caller: () => Promise<Member | undefined>,
): Promise<AppProfile> {
  let retrySignIn = false;
  const member = await caller().catch((error) => {
    if (!(error instanceof ApiError) || error.code !== codes.refreshExpired) throw error;
    retrySignIn = true;
    return undefined;
  });
  return {
    userInfo: { retrySignIn, banStatus: banStatusOf(member?.banMessage ?? null) },
    appInfo: { androidMinVersion, iOSMinVersion, webVersion },
  };
}
