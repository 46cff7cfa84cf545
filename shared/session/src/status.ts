import { useExternalValue } from '@jangteo/state';
import { onTokensChanged, storedTokens } from './tokens/tokens.ts';

/** `unknown` on the server and until hydration: the server renders the same page for everyone. */
export type SessionStatus = 'unknown' | 'visitor' | 'member';

const current = (): SessionStatus => (storedTokens() ? 'member' : 'visitor');

/** Follows sign-in and sign-out, also in other tabs. Says that a token is stored, not that the server accepts it. */
export const useSession = (): { status: SessionStatus } => ({
  status: useExternalValue<SessionStatus>(onTokensChanged, current, 'unknown'),
});

export const useIsMember = (): boolean => useSession().status === 'member';
