import { answer } from '@jangteo/testing';
import { type Attempt, beginAttempt } from '../sign-in/attempt.ts';
import type { Challenge } from '../sign-in/challenge.ts';
import { channelOf, type Platform } from '../sign-in/platforms.ts';

const challengeCall = 'POST /api/v2/auth/social/challenge';

/** From now on the server gives challenges, each with values of its own. */
export function giveChallenges(): void {
  let count = 0;
  answer(challengeCall, ({ body }) => {
    count += 1;
    const which = `${(body as { channelType: number }).channelType}-${count}`;
    return { state: `state-${which}`, nonce: `nonce-${which}`, codeChallenge: `challenge-${which}`, expiresIn: 1_800 };
  });
}

/** What the browser stores about a visitor who has left for a provider. */
export function setOutFor(platform: Platform, mode: Attempt['mode'] = 'redirect'): Challenge {
  const landing = platform === 'naver' ? '/login-landing' : '/login-landing-apple';
  const challenge = {
    platform,
    redirectUri: `http://localhost${landing}`,
    state: `sealed-${channelOf[platform]}`,
    nonce: 'nonce',
    codeChallenge: 'challenge',
  };
  beginAttempt(challenge, mode);
  return challenge;
}
