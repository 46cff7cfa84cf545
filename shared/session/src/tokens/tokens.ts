import { localNames } from '@jangteo/contract/names';
import { localStore } from '@jangteo/storage';

export interface StoredTokens {
  /** The token as it is sent: `Bearer ` and the token. */
  accessToken: string;
  refreshToken: string | undefined;
}

/** After `renewed` the member is the same; after the others, cached data belongs to another member. */
export type TokensChange = 'signedIn' | 'signedOut' | 'renewed';

type Listener = (change: TokensChange) => void;

const listeners = new Set<Listener>();
const bearer = 'Bearer ';

export function storedTokens(): StoredTokens | undefined {
  const accessToken = localStore.get('accessToken');
  return accessToken ? { accessToken, refreshToken: localStore.get('refreshToken') } : undefined;
}

/**
 * Another tab may see one of the two tokens before the other. A login writes the access token last: a tab that is woken by
 * it finds both. A renewal writes it first: a tab with the old access token would use up the new refresh token at once.
 */
export function storeTokens(
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  change: 'signedIn' | 'renewed',
): void {
  const storeAccess = () => localStore.set('accessToken', bearer + withoutBearer(accessToken));
  const storeRefresh = () => localStore.set('refreshToken', refreshToken);
  if (change === 'signedIn') {
    // Removing it first makes other tabs drop their caches: the member may be another one.
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

/** Calls the listener for changes in this tab and in others. Returns a function that stops it. */
export function onTokensChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announce(change: TokensChange): void {
  for (const listener of listeners) listener(change);
}

/** Announces what other tabs write to the store. */
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
