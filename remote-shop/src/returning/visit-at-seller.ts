import { isRecord } from '@jangteo/contract/is-record';
import { documentIsReturnedTo } from '@jangteo/navigation';
import { recentProducts, sessionStore } from '@jangteo/storage';

interface VisitAtSeller {
  productNo: number;
  /** Path and query of the page that was left. */
  page: string;
  /** Opened in a new tab, without the bridge. */
  inOtherTab: boolean;
}

let returnedTo: VisitAtSeller | undefined;
const listeners = new Set<() => void>();

const currentPage = () => window.location.pathname + window.location.search;

/** Stores that a product's page at its seller's shop is being opened. */
export function noteVisitAtSeller(productNo: number, inOtherTab: boolean): void {
  sessionStore.setJson('seenAtSeller', { productNo, page: currentPage(), inOtherTab });
  setReturnedTo(undefined);
}

/** Whether the visitor has come back to this page from this product. */
export const isReturnedTo = (productNo: number): boolean =>
  returnedTo?.productNo === productNo && returnedTo.page === currentPage();

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
  if (documentIsReturnedTo()) checkReturn();
}

function stopWatching(): void {
  returnedTo = undefined;
  window.removeEventListener('pageshow', onPageShow);
  document.removeEventListener('visibilitychange', onVisible);
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) checkReturn();
}

function onVisible(): void {
  if (document.visibilityState === 'visible') checkReturn();
}

function checkReturn(): void {
  const visit = sessionStore.getJson('seenAtSeller', isVisit);
  if (visit?.page !== currentPage() || !hasArrived(visit)) return;
  sessionStore.remove('seenAtSeller');
  setReturnedTo(visit);
}

/** A visitor who turns back on the bridge has not been there; one who crosses it viewed this product last. */
const hasArrived = ({ productNo, inOtherTab }: VisitAtSeller): boolean =>
  inOtherTab || recentProducts.list()[0]?.productNo === productNo;

function setReturnedTo(visit: VisitAtSeller | undefined): void {
  returnedTo = visit;
  for (const listener of listeners) listener();
}

const isVisit = (value: unknown): value is VisitAtSeller =>
  isRecord(value) &&
  typeof value.productNo === 'number' &&
  typeof value.page === 'string' &&
  typeof value.inOtherTab === 'boolean';
