import { codes } from '@jangteo/contract/codes';
import { webVersion } from '@jangteo/contract/release';
import { CallError, call, restoreAuthHeaders } from '@jangteo/http';
import { isApp } from '@jangteo/native';
import { getContext } from './context.ts';
import { deviceHeader } from './device.ts';
import { noteAppInfo } from './profile/app-info.ts';
import { storeBanStatus } from './profile/ban-status.ts';
import { noteVisit } from './profile/first-visit.ts';
import { endExpiredLogin } from './renewal/expiry.ts';
import { clearLoginCookies } from './tokens/login-cookies.ts';
import { storedTokens } from './tokens/tokens.ts';

const profileEveryMs = 300_000;

/** Follows the member's profile and the version of the web client while the page is open. */
export function checkInBackground(): () => void {
  noteVisit();
  if (!storedTokens()) clearLoginCookies();
  void followProfile();
  const timer = setInterval(followProfile, profileEveryMs);
  return () => clearInterval(timer);
}

/** A failed request is dropped: the next one follows soon. */
async function followProfile(): Promise<void> {
  const accessToken = storedTokens()?.accessToken;
  // A renewal that failed before is tried again.
  restoreAuthHeaders();
  try {
    const { userInfo, appInfo } = await askProfile();
    noteAppInfo(appInfo);
    if (accessToken && userInfo.retrySignIn) await endExpiredLogin(accessToken);
    else if (accessToken) storeBanStatus(userInfo.banStatus);
    if (appInfo.webVersion !== webVersion) getContext().onOtherVersion(appInfo.webVersion);
  } catch (error) {
    if (!(error instanceof CallError) || error.code === codes.required) throw error;
  }
}

const askProfile = () => {
  if (!isApp()) return call('GET /api/v1/display/web/profile');
  return call('GET /api/v1/app/profile', { headers: deviceHeader('GET /api/v1/app/profile') });
};
