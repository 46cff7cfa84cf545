/**
 * The router numbers the history's entries from the one at which a document is opened, and keeps an entry's number when it
 * replaces it. That entry has the number 1 where a page of the market or of the shop platform has led to it, else 0. The
 * history's length does not tell: in a new tab it grows by each step that was taken back.
 */
export function numberOpenedEntry(shopOrigin: string): void {
  const { history } = window;
  if (numberOf(history.state) !== undefined) return;
  history.replaceState({ ...history.state, idx: cameFromOwnPlace(shopOrigin) ? 1 : 0 }, '');
}

/** Whether the entry before the current one is a page of the market or of the shop platform. */
export const hasOwnPageBefore = (): boolean => Number(numberOf(window.history.state)) > 0;

const numberOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;

function cameFromOwnPlace(shopOrigin: string): boolean {
  if (window.history.length < 2) return false;
  return [window.location.origin, shopOrigin].some((origin) => document.referrer.startsWith(`${origin}/`));
}
