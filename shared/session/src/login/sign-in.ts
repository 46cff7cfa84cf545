import { track } from '@jangteo/analytics';
import type { SignedIn } from '@jangteo/contract';
import { call } from '@jangteo/http';
import { localStore, sessionStore } from '@jangteo/storage';
import { deviceHeader, deviceType } from '../device.ts';
import { storeBanStatus } from '../profile/ban-status.ts';
import { keepTokens } from '../tokens/keep-tokens.ts';

/** What a provider returned for a person who signed in there. */
export interface SocialAnswer {
  channelType: 1001 | 1002;
  redirectUri: string;
  state: string;
  socialToken?: string;
  code?: string;
  name?: string;
}

const signInCall = 'POST /api/v2/auth/social/signin-and-up';

export async function signInWith({ socialToken, ...answer }: SocialAnswer): Promise<SignedIn> {
  const eventClickKey = sessionStore.get('eventClickKey');
  const signedIn = await call(signInCall, {
    headers: {
      ...deviceHeader(signInCall),
      ...(socialToken && { socialToken }),
      ...(eventClickKey && { eventClickKey }),
    },
    body: { ...answer, deviceType: deviceType() },
  });
  keepTokens(signedIn, 'signedIn');
  storeBanStatus(signedIn.banStatus);
  track('log in', { button_name: answer.channelType === 1001 ? 'portal' : 'device maker' });
  if (signedIn.isShopRegistered) localStore.set('shopRegistration', '1');
  else localStore.remove('shopRegistration');
  return signedIn;
}
