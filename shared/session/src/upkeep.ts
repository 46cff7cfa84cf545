import { codes } from '@jangteo/contract/codes';
import { webVersion } from '@jangteo/contract/release';
import { CallError, call, restoreAuthHeaders } from '@jangteo/http';
import { isApp } from '@jangteo/native';
import { noteAppInfo } from './app-info.ts';
import { storeBanStatus } from './ban-status.ts';
import { deviceHeader } from './device-header.ts';
import { end } from './expiry.ts';
import { noteVisit } from './first-visit.ts';
import { clearLoginCookies } from './login-cookies.ts';
import { getSurroundings } from './surroundings.ts';
import { storedTokens } from './tokens.ts';

const profileEveryMs = 300_000;

export function tend(): () => void {
  noteVisit();
  if (!storedTokens()) clearLoginCookies();
  void followProfile();
  const timer = setInterval(followProfile, profileEveryMs);
  return () => clearInterval(timer);
}

/** Asked again soon: one failure more or less says nothing. */
async function followProfile(): Promise<void> {
  const accessToken = storedTokens()?.accessToken;
  // A renewal that has failed is tried again.
  restoreAuthHeaders();
  try {
    const { userInfo, appInfo } = await askProfile();
    noteAppInfo(appInfo);
    if (accessToken && userInfo.retrySignIn) await end(accessToken);
    else if (accessToken) storeBanStatus(userInfo.banStatus);
    if (appInfo.webVersion !== webVersion) getSurroundings().onOtherVersion(appInfo.webVersion);
  } catch (error) {
    if (!(error instanceof CallError) || error.code === codes.required) throw error;
  }
}

const askProfile = () => {
  if (!isApp()) return call('GET /api/v1/display/web/profile');
  return call('GET /api/v1/app/profile', { headers: deviceHeader('GET /api/v1/app/profile') });
};
