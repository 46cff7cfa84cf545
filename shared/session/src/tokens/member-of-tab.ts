import { sessionStore } from '@jangteo/storage';
import { announce, storedTokens, type TokensChange } from './tokens.ts';

/** Notes whose data this tab keeps from now on. */
export function noteMember(): void {
  const member = signedInMember();
  if (member === undefined) sessionStore.remove('member');
  else sessionStore.set('member', member);
}

/** What has changed while the tab was at another site, where no event tells of it. */
export function changeMissed(): Exclude<TokensChange, 'renewed'> | undefined {
  const before = sessionStore.get('member');
  const now = signedInMember();
  if (before === now) return undefined;
  return before === undefined ? 'signedIn' : 'signedOut';
}

/** Announces it once the browser restores the document from its back-forward cache. Returns a function that stops it. */
export function watchReturns(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    const missed = persisted && changeMissed();
    if (missed) announce(missed);
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

/** Stays as it is when the token is renewed. Only to tell one member from another: the server verifies the token. */
function signedInMember(): string | undefined {
  const token = storedTokens()?.accessToken;
  if (!token) return undefined;
  try {
    const payload = token.split('.')[1] ?? '';
    return String(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  } catch {
    return token;
  }
}
