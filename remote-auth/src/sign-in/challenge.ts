import { landingPath } from '@jangteo/contract/links';
import { call } from '@jangteo/http';
import { channelOf, type Platform } from './platforms.ts';

/** The server's challenge for one sign-in. It is valid once, in this browser alone, for half an hour. */
export interface Challenge {
  platform: Platform;
  redirectUri: string;
  state: string;
  /** Has to stand in the device maker's token. */
  nonce: string;
  /** Binds the portal's code to this sign-in (RFC 7636); the server keeps the verifier. */
  codeChallenge: string;
}

const landingOf: Record<Platform, string> = { naver: landingPath.portal, apple: landingPath.deviceMaker };

let previous: Promise<unknown> = Promise.resolve();

/** One request after the other: the first response sets the cookie to which the server binds all that follow. */
export function fetchChallenge(platform: Platform): Promise<Challenge> {
  const fetched = previous.then(() => requestChallenge(platform));
  previous = fetched.catch(() => undefined);
  return fetched;
}

async function requestChallenge(platform: Platform): Promise<Challenge> {
  const redirectUri = new URL(landingOf[platform], window.location.origin).href;
  const body = { channelType: channelOf[platform], redirectUri };
  const { state, nonce, codeChallenge } = await call('POST /api/v2/auth/social/challenge', { body, anonymous: true });
  return { platform, redirectUri, state, nonce, codeChallenge };
}
