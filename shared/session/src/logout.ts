import { clearAnalyticsUser, track } from '@jangteo/analytics';
import { links, shopLink } from '@jangteo/contract/links';
import { call, clearAuthHeaders, required } from '@jangteo/http';
import { native } from '@jangteo/native';
import { leaveTo, openPopup } from '@jangteo/navigation/leaving';
import { localStore, sessionStore } from '@jangteo/storage';
import { resetBanStatus } from './ban-status.ts';
import { deviceHeader } from './device-header.ts';
import { clearLoginCookies } from './login-cookies.ts';
import { getSurroundings } from './surroundings.ts';
import { removeTokens, type StoredTokens, storedTokens } from './tokens.ts';

/** Leaves this market and the outside shop. */
export async function logoutHere(): Promise<void> {
  track('log out');
  await forgetLogin();
  logoutAtShop();
}

/** The app has signed out by itself, tokens and all. */
export function logoutWithApp(): void {
  removeLogin();
  getSurroundings().goTo(links.home());
}

/** All of a logout that can be done without leaving the page. */
export async function forgetLogin(): Promise<void> {
  clearAuthHeaders();
  const tokens = storedTokens();
  // What the server does not hear of ends by itself; here it ends now.
  if (tokens) await deleteTokens(tokens).catch(() => undefined);
  await native.setToken(undefined);
  removeLogin();
  await clearApp();
}

export async function clearApp(): Promise<void> {
  if (await native.deviceInfo()) await native.clearCacheAndCookies();
}

const ofLogin = [
  'userToken',
  'socialLoginPlatform',
  'state',
  'redirectUri',
  'signInAttempt',
  'shopRegistration',
] as const;

/** What this browser knows of its member. */
export function removeLogin(): void {
  for (const name of ofLogin) localStore.remove(name);
  sessionStore.remove('email');
  resetBanStatus();
  removeTokens();
  clearAnalyticsUser();
  sessionStore.remove('eventClickKey');
  clearLoginCookies();
}

const deleteCall = 'DELETE /api/v1/token/jwt';

const deleteTokens = async ({ accessToken, refreshToken }: StoredTokens) =>
  call(deleteCall, {
    anonymous: true,
    headers: {
      accessToken,
      refreshToken: required('refreshToken', refreshToken, deleteCall),
      ...deviceHeader(deleteCall),
    },
  });

/** Small, and closed by the shop or by nobody: it only has to be opened. */
const tinyPopup = { name: 'shop-logout', width: 1, height: 1 };

function logoutAtShop(): void {
  const address = shopLink(getSurroundings().settings.shopOrigin, 'logout');
  if (isMobile() || !openPopup(address, tinyPopup)) leaveTo(address);
}

const isMobile = (): boolean => /Android|iPhone|iPad|iPod|Mobile/.test(navigator.userAgent);
