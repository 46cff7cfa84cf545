import { localStore, sessionStore } from '@jangteo/storage';
import { act } from '@jangteo/testing';
import { knownLikes } from '../likes/known-likes.ts';

/** Pages opened afterwards belong to a member, until the test ends. */
export function signIn(): void {
  localStore.set('accessToken', 'Bearer t');
  localStore.set('refreshToken', 'r');
}

const leftBehind = ['accessToken', 'refreshToken', 'appProductLike', 'lastShopLike', 'recentlyViewed'] as const;

afterEach(() => {
  act(() => knownLikes.clear());
  for (const name of leftBehind) localStore.remove(name);
  sessionStore.remove('seenAtSeller');
});
