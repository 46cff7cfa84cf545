import { localNames } from '@jangteo/contract/names';
import { localStore } from '@jangteo/storage';

export interface StoredTokens {
  /** As it is sent: the word Bearer and the token. */
  accessToken: string;
  refreshToken: string | undefined;
}

/** `renewed` leaves the same member; the others mean that all that was known of a member is another's now. */
export type TokensChange = 'signedIn' | 'signedOut' | 'renewed';

type Listener = (change: TokensChange) => void;

const listeners = new Set<Listener>();
const bearer = 'Bearer ';

export function storedTokens(): StoredTokens | undefined {
  const accessToken = localStore.get('accessToken');
  return accessToken ? { accessToken, refreshToken: localStore.get('refreshToken') } : undefined;
}

/**
 * Another tab may see one of the two before the other. Of a new login the access token comes last: whoever is woken by it
 * finds both. Of a renewed one it comes first: with the old one a tab would turn the new refresh token at once.
 */
export function storeTokens(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  change: 'signedIn' | 'renewed',
): void {
  const storeAccess = () => localStore.set('accessToken', bearer + withoutBearer(accessToken));
  const storeRefresh = () => localStore.set('refreshToken', refreshToken);
  if (change === 'signedIn') {
    // Other tabs see that there was nobody in between, and that what they know of a member is no longer true.
    localStore.remove('accessToken');
    storeRefresh();
    storeAccess();
  } else {
    storeAccess();
    storeRefresh();
  }
  announce(change);
}

export function removeTokens(): void {
  localStore.remove('accessToken');
  localStore.remove('refreshToken');
  announce('signedOut');
}

export const withoutBearer = (accessToken: string): string =>
  accessToken.startsWith(bearer) ? accessToken.slice(bearer.length) : accessToken;

/** Hears of changes in this tab and in others. Answers the way to stop. */
export function onTokensChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announce(change: TokensChange): void {
  for (const listener of listeners) listener(change);
}

/** The browser tells a tab what the others have stored. */
export function watchOtherTabs(): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    // Without a key the whole store was emptied.
    if (key !== null && key !== localNames.accessToken) return;
    if (!newValue) announce('signedOut');
    else announce(oldValue ? 'renewed' : 'signedIn');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
