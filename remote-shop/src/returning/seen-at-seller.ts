import { documentIsReturnedTo } from '@jangteo/navigation';
import { recentProducts, sessionStore } from '@jangteo/storage';

interface Seen {
  productNo: number;
  /** Path and query of the page that was left. */
  page: string;
  /** In a tab of its own, which no bridge leads to. */
  inOtherTab: boolean;
}

let returnedTo: Seen | undefined;
const listeners = new Set<() => void>();

const here = () => window.location.pathname + window.location.search;

/** A product's page in its seller's shop is on its way. */
export function leaveFor(productNo: number, inOtherTab: boolean): void {
  sessionStore.setJson('seenAtSeller', { productNo, page: here(), inOtherTab });
  become(undefined);
}

/** Whether the visitor has come back to this page from this product. */
export const isReturnedTo = (productNo: number): boolean =>
  returnedTo?.productNo === productNo && returnedTo.page === here();

export function onReturn(listener: () => void): () => void {
  if (listeners.size === 0) watch();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

function watch(): void {
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisible);
  if (documentIsReturnedTo()) look();
}

function stopWatching(): void {
  returnedTo = undefined;
  window.removeEventListener('pageshow', onPageShow);
  document.removeEventListener('visibilitychange', onVisible);
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) look();
}

function onVisible(): void {
  if (document.visibilityState === 'visible') look();
}

function look(): void {
  const seen = sessionStore.getJson('seenAtSeller', isSeen);
  if (seen?.page !== here() || !hasArrived(seen)) return;
  sessionStore.remove('seenAtSeller');
  become(seen);
}

/** Whoever turns back on the bridge has seen nothing; whoever crosses it has looked at this product last. */
const hasArrived = ({ productNo, inOtherTab }: Seen): boolean =>
  inOtherTab || recentProducts.list()[0]?.productNo === productNo;

function become(seen: Seen | undefined): void {
  returnedTo = seen;
  for (const listener of listeners) listener();
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  'productNo' in value &&
  typeof value.productNo === 'number' &&
  'page' in value &&
  typeof value.page === 'string' &&
  'inOtherTab' in value &&
  typeof value.inOtherTab === 'boolean';
