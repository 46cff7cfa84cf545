import { cookieStore } from '@jangteo/storage';

let first = false;

/** Whether this document is the first that this browser opened today. */
export const isFirstVisit = (): boolean => first;

/** The cookie expires at the end of the visitor's day. */
export function noteVisit(now = new Date()): void {
  if (cookieStore.get('visited')) return;
  first = true;
  const endOfDay = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  cookieStore.set('visited', '1', { expires: endOfDay });
}
