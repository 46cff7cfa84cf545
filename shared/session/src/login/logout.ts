import { clearAnalyticsUser, track } from '@jangteo/analytics';
import { links, shopLink } from '@jangteo/contract/links';
import { stayingNames } from '@jangteo/contract/names';
import { call, clearAuthHeaders, required } from '@jangteo/http';
import { native } from '@jangteo/native';
import { leaveTo, openPopup } from '@jangteo/navigation/leaving';
import { localStore } from '@jangteo/storage';
import { getContext } from '../context.ts';
import { deviceHeader } from '../device.ts';
import { clearLoginCookies } from '../tokens/login-cookies.ts';
import { removeTokens, type StoredTokens, storedTokens } from '../tokens/tokens.ts';

/** Logs out of the market and of the shop platform. */
export async function logoutHere(): Promise<void> {
  track('log out');
  await forgetLogin();
  forgetMember();
  logoutAtShop();
}

/** The native app has signed out and dropped its tokens already. */
export function logoutWithApp(): void {
  removeLogin();
  forgetMember();
  getContext().goTo(links.home());
}

/** Whoever uses this browser next finds nothing of the member. An expired login keeps it: the member comes back. */
export const forgetMember = (): void => localStore.removeAll({ but: stayingNames.local });

/** The part of a logout that does not leave the page. */
export async function forgetLogin(): Promise<void> {
  clearAuthHeaders();
  const tokens = storedTokens();
  // If the server cannot be reached, the session expires there by itself; this browser drops it now.
  if (tokens) await deleteTokens(tokens).catch(() => undefined);
  await native.setToken(undefined);
  removeLogin();
  await clearApp();
}

export async function clearApp(): Promise<void> {
  if (await native.deviceInfo()) await native.clearCacheAndCookies();
}

const ofLogin = [
  'socialLoginPlatform',
  'state',
  'redirectUri',
  'signInAttempt',
  'shopRegistration',
  'pendingExchange',
] as const;

/** Removes what this browser has stored of its login. Drafts stay when a login expires: the member comes back to them. */
export function removeLogin(): void {
  for (const name of ofLogin) localStore.remove(name);
  removeTokens();
  clearAnalyticsUser();
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

/** Opening it is enough; the shop platform may close it. */
const tinyPopup = { name: 'shop-logout', width: 1, height: 1 };

function logoutAtShop(): void {
  const address = shopLink(getContext().settings.shopOrigin, 'logout');
  if (isMobile() || !openPopup(address, tinyPopup)) leaveTo(address);
}

const isMobile = (): boolean => /Android|iPhone|iPad|iPod|Mobile/.test(navigator.userAgent);
