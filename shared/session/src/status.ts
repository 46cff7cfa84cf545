import { useSyncExternalStore } from 'react';
import { onTokensChanged, storedTokens } from './tokens.ts';

/** `unknown` on the server and until the page is taken over: the same page is drawn for everyone. */
export type SessionStatus = 'unknown' | 'visitor' | 'member';

const current = (): SessionStatus => (storedTokens() ? 'member' : 'visitor');
const onServer = (): SessionStatus => 'unknown';

/** Follows sign-in and sign-out, also in other tabs. Whether the token still holds, the server says to whoever uses it. */
export const useSession = (): { status: SessionStatus } => ({
  status: useSyncExternalStore(onTokensChanged, current, onServer),
});

export const useIsMember = (): boolean => useSession().status === 'member';
