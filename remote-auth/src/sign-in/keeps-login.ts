import { localStore } from '@jangteo/storage';

let answer: boolean | undefined;

/** About as many characters as a login stores. */
const probe = '0'.repeat(2_000);

/** Whether this browser stores what a login needs. Checked once: it does not change while a page is open. */
export function keepsLogin(): boolean {
  answer ??= navigator.cookieEnabled && localStore.set('loginProbe', probe);
  localStore.remove('loginProbe');
  return answer;
}
