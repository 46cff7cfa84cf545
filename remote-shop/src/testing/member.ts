import type { CallKey } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { localStore, sessionStore } from '@jangteo/storage';
import { act, answer, refuse } from '@jangteo/testing';
import { knownLikes } from '../likes/known-likes.ts';

/** Pages opened afterwards belong to a member, until the test ends. */
export function signIn(): void {
  localStore.set('accessToken', 'Bearer t');
  localStore.set('refreshToken', 'r');
}

/** The server refuses the act of a member who has not agreed to the terms, before the page has learnt of it. */
export function refuseUntilSignedUp(key: CallKey): void {
  refuse(key, { status: 403, code: codes.required, message: '가입 약관에 동의한 뒤에 이용할 수 있어요.' });
  answer('GET /api/v2/user/profile', {
    ...{ isMember: true, nickName: '온유', email: null, name: null, gender: null },
    ...{ signUpDt: '2026-11-20T03:00:00.000Z', pushYN: 'N', adYN: 'N', needsAgreement: true },
  });
}

const leftBehind = ['accessToken', 'refreshToken', 'appProductLike', 'lastShopLike', 'recentlyViewed'] as const;

afterEach(() => {
  act(() => knownLikes.clear());
  for (const name of leftBehind) localStore.remove(name);
  sessionStore.remove('seenAtSeller');
});
