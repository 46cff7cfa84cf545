import { cookieStore } from '@jangteo/storage';

let first = false;

/** Whether this browser had not been here before on this day when the document was opened. */
export const isFirstVisit = (): boolean => first;

/** The cookie ends with the visitor's day. */
export function noteVisit(now = new Date()): void {
  if (cookieStore.get('visited')) return;
  first = true;
  const endOfDay = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  cookieStore.set('visited', '1', { expires: endOfDay });
}
