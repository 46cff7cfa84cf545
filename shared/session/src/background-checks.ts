import { codes } from '@jangteo/contract/codes';
import { webVersion } from '@jangteo/contract/release';
import { CallError, restoreAuthHeaders } from '@jangteo/http';
import { getContext } from './context.ts';
import { noteAppInfo } from './profile/app-info.ts';
import { askProfile } from './profile/ask-profile.ts';
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
  window.addEventListener('online', followProfile);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', followProfile);
  };
}

/** A failed request is dropped: the next one follows soon, or with the network. */
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
