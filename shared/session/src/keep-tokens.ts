import type { Tokens } from '@jangteo/contract';
import { native } from '@jangteo/native';
import { writeLoginCookies } from './login-cookies.ts';
import { storeTokens } from './tokens.ts';

/** New tokens, in all places where they are looked for: the store, the cookies of the shared domain, the app. */
export function keepTokens(tokens: Tokens, change: 'signedIn' | 'renewed'): void {
  storeTokens(tokens, change);
  writeLoginCookies(tokens);
  void native.setToken({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
}
