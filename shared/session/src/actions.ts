import type { SignedIn, Tokens, WithdrawalReason } from '@jangteo/contract';
import type { Reply } from '@jangteo/http';
import type { SocialAnswer } from './sign-in.ts';
import { announce, storedTokens } from './tokens.ts';

/** What a session does once in a while; none of it is part of a page's first view. */

/** Whether the server takes the stored token. Rejects where it could not be asked. */
export async function validateSession(): Promise<boolean> {
  if (!storedTokens()) return false;
  const { validate } = await import(/* webpackChunkName: "session" */ './validation.ts');
  return validate();
}

/** Answers with tokens stored; rejects with the server's refusal. */
export async function signIn(answer: SocialAnswer): Promise<SignedIn> {
  const { signInWith } = await import(/* webpackChunkName: "session" */ './sign-in.ts');
  return signInWith(answer);
}

export async function logout(): Promise<void> {
  const { logoutHere } = await import(/* webpackChunkName: "session" */ './logout.ts');
  return logoutHere();
}

/** Leaves for good. Rejects where the market could not let go; then nothing has changed. */
export async function withdraw(reason: WithdrawalReason): Promise<Reply<'DELETE /api/v2/auth/social/withdrawal'>> {
  const { withdrawHere } = await import(/* webpackChunkName: "session" */ './withdrawal.ts');
  return withdrawHere(reason);
}

/** The app has signed in or renewed its tokens: those it gives, or those it has stored itself. */
export async function acceptTokens(change: 'signedIn' | 'renewed', tokens?: Tokens): Promise<void> {
  if (!tokens) return announce(storedTokens() ? change : 'signedOut');
  const { keepTokens } = await import(/* webpackChunkName: "session" */ './keep-tokens.ts');
  keepTokens(tokens, change);
}

/** The app has signed out. */
export async function logoutFromApp(): Promise<void> {
  const { logoutWithApp } = await import(/* webpackChunkName: "session" */ './logout.ts');
  logoutWithApp();
}
