import type { AppProfile } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { webVersion } from '@jangteo/contract/release';
import type { AppVersions } from '../platform/config.ts';
import { ApiError } from '../platform/errors.ts';
import type { Member } from '../platform/http/clients/caller.ts';
import { banStatusOf, notBanned } from './ban-status.ts';

/** An expired login is reported in the reply and not refused: visitors need the app's versions, too. */
export const unlessOver = (caller: () => Promise<Member | undefined>): Promise<Member | 'over' | undefined> =>
  caller().catch((error) => {
    if (!(error instanceof ApiError) || error.code !== codes.refreshExpired) throw error;
    return 'over';
  });

export const appProfileFor = (
  { androidMinVersion, iOSMinVersion }: AppVersions,
  member: Member | 'over' | undefined,
): AppProfile => ({
  userInfo: {
    retrySignIn: member === 'over',
    banStatus: banStatusOf(member === 'over' || !member ? notBanned : member),
  },
  appInfo: { androidMinVersion, iOSMinVersion, webVersion },
});
