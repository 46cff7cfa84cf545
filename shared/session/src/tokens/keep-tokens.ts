import type { Tokens } from '@jangteo/contract';
import { native } from '@jangteo/native';
import { writeLoginCookies } from './login-cookies.ts';
import { storeTokens } from './tokens.ts';

/** Writes new tokens to every place that reads them: the store, the cookies of the shared domain, the native app. */
export function keepTokens(tokens: Tokens, change: 'signedIn' | 'renewed'): void {
  storeTokens(tokens, change);
  writeLoginCookies(tokens);
  void native.setToken({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
}
