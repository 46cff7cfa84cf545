import { localNames, sessionNames } from '@jangteo/contract/names';
import { type CookieName, cookieStore, localStore, sessionStore } from '@jangteo/storage';

/** Signs in a member until the end of the test; the tokens carry this name. */
export function signInAs(name = 'member'): void {
  localStore.set('accessToken', `Bearer access-${name}`);
  localStore.set('refreshToken', `refresh-${name}`);
}

const cookies: CookieName[] = ['visited', 'accessToken', 'refreshToken', 'redirectPath', 'shopReturnPath'];

/** Every test begins as a visitor who has not been here before. */
beforeEach(() => {
  for (const name of Object.keys(localNames) as (keyof typeof localNames)[]) localStore.remove(name);
  for (const name of Object.keys(sessionNames) as (keyof typeof sessionNames)[]) sessionStore.remove(name);
  for (const name of cookies) cookieStore.remove(name);
});
