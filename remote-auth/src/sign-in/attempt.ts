import { landingPath } from '@jangteo/contract/links';
import { localStore } from '@jangteo/storage';
import type { Platform } from './platforms.ts';
import { randomText } from './random-text.ts';

/** One login at a provider. Its result is only accepted in the browser that began it. */
export interface Attempt {
  platform: Platform;
  /** In a window of its own, or in this one. */
  mode: 'popup' | 'redirect';
  state: string;
  /** Must stand in the device maker's token, so that a token made for another login is refused. */
  nonce: string;
  redirectUri: string;
}

const landingOf: Record<Platform, string> = { naver: landingPath.portal, apple: landingPath.deviceMaker };

/** Undefined where the browser stores nothing: the landing page is another document and needs the stored state. */
export function beginAttempt(platform: Platform, mode: Attempt['mode']): Attempt | undefined {
  const redirectUri = new URL(landingOf[platform], window.location.origin).href;
  const attempt = { platform, mode, state: randomText(), nonce: randomText(), redirectUri };
  const { state, nonce } = attempt;
  const kept = [
    localStore.set('state', state),
    localStore.set('redirectUri', redirectUri),
    localStore.setJson('signInAttempt', { platform, mode, nonce }),
  ];
  return kept.every(Boolean) ? attempt : undefined;
}

/** Returned once, and only for the state that was sent: a second landing, or one of another login, gets nothing. */
export function takeAttempt(platform: Platform, state: string | null | undefined): Attempt | undefined {
  const expected = localStore.get('state');
  const redirectUri = localStore.get('redirectUri');
  const rest = localStore.getJson('signInAttempt', isRest);
  if (!expected || !redirectUri || !rest || state !== expected || rest.platform !== platform) return undefined;
  forgetAttempt();
  return { ...rest, state: expected, redirectUri };
}

function forgetAttempt(): void {
  localStore.remove('state');
  localStore.remove('redirectUri');
  localStore.remove('signInAttempt');
}

type Rest = Pick<Attempt, 'platform' | 'mode' | 'nonce'>;

const isRest = (value: unknown): value is Rest =>
  typeof value === 'object' &&
  value !== null &&
  'platform' in value &&
  'mode' in value &&
  'nonce' in value &&
  typeof value.nonce === 'string';
