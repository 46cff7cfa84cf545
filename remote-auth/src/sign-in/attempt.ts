import { localStore } from '@jangteo/storage';
import type { Challenge } from './challenge.ts';
import type { Platform } from './platforms.ts';

/** One login at a provider. Its result is only accepted in the browser that began it. */
export interface Attempt {
  platform: Platform;
  /** In a window of its own, or in this one. */
  mode: 'popup' | 'redirect';
  state: string;
  redirectUri: string;
}

/** False where the browser stores nothing: the landing page is another document and needs the stored state. */
export function beginAttempt({ platform, state, redirectUri }: Challenge, mode: Attempt['mode']): boolean {
  const kept = [
    localStore.set('state', state),
    localStore.set('redirectUri', redirectUri),
    localStore.setJson('signInAttempt', { platform, mode }),
  ];
  return kept.every(Boolean);
}

/** Returned once, and only for the state that was sent: a second landing, or one of another login, gets nothing. */
export function takeAttempt(platform: Platform, state: string | null | undefined): Attempt | undefined {
  const expected = localStore.get('state');
  const redirectUri = localStore.get('redirectUri');
  const stored = localStore.getJson('signInAttempt', isStoredAttempt);
  if (!expected || !redirectUri || !stored || state !== expected || stored.platform !== platform) return undefined;
  forgetAttempt();
  return { platform, mode: stored.mode, state: expected, redirectUri };
}

function forgetAttempt(): void {
  localStore.remove('state');
  localStore.remove('redirectUri');
  localStore.remove('signInAttempt');
}

type StoredAttempt = Pick<Attempt, 'platform' | 'mode'>;

const isStoredAttempt = (value: unknown): value is StoredAttempt =>
  typeof value === 'object' && value !== null && 'platform' in value && 'mode' in value;
