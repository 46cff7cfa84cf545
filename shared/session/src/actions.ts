import type { SignedIn, Tokens, WithdrawalReason } from '@jangteo/contract';
import type { Reply } from '@jangteo/http';
import type { SocialAnswer } from './login/sign-in.ts';
import { announce, storedTokens } from './tokens/tokens.ts';

/** Acts on the session whose code is loaded when one is first called: a page's first view needs none of it. */

/** Resolves with whether the server accepts the stored token. Rejects when the server cannot be reached. */
export async function validateSession(): Promise<boolean> {
  if (!storedTokens()) return false;
  const { validate } = await import(/* webpackChunkName: "session" */ './renewal/validation.ts');
  const isValid = await validate();
  refusedToken = isValid ? undefined : storedTokens()?.accessToken;
  return isValid;
}

let refusedToken: string | undefined;

/** Whether a token is stored that no validation in this document has refused. Sends no request. */
export function seemsSignedIn(): boolean {
  const tokens = storedTokens();
  return tokens !== undefined && tokens.accessToken !== refusedToken;
}

/** Resolves once the tokens are stored; rejects with the server's refusal. */
export async function signIn(answer: SocialAnswer): Promise<SignedIn> {
  const { signInWith } = await import(/* webpackChunkName: "session" */ './login/sign-in.ts');
  return signInWith(answer);
}

export async function logout(): Promise<void> {
  const { logoutHere } = await import(/* webpackChunkName: "session" */ './login/logout.ts');
  return logoutHere();
}

/** Ends the membership. Rejects when the server could not end it; then nothing has changed. */
export async function withdraw(reason: WithdrawalReason): Promise<Reply<'DELETE /api/v2/auth/social/withdrawal'>> {
  const { withdrawHere } = await import(/* webpackChunkName: "session" */ './login/withdrawal.ts');
  return withdrawHere(reason);
}

/** The native app has signed in or renewed: with the tokens it passes, or with those it has put into the store. */
export async function acceptTokens(change: 'signedIn' | 'renewed', tokens?: Tokens): Promise<void> {
  if (!tokens) return announce(storedTokens() ? change : 'signedOut');
  const { keepTokens } = await import(/* webpackChunkName: "session" */ './tokens/keep-tokens.ts');
  keepTokens(tokens, change);
}

/** The native app has signed out. */
export async function logoutFromApp(): Promise<void> {
  const { logoutWithApp } = await import(/* webpackChunkName: "session" */ './login/logout.ts');
  logoutWithApp();
}
