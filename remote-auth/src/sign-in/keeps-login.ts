import { localStore } from '@jangteo/storage';

let answer: boolean | undefined;

/** As much as a login keeps. */
const probe = '0'.repeat(2_000);

/** Whether this browser lets a page keep what a login needs. Asked once: it does not change while a page is open. */
export function keepsLogin(): boolean {
  answer ??= navigator.cookieEnabled && localStore.set('loginProbe', probe);
  localStore.remove('loginProbe');
  return answer;
}
