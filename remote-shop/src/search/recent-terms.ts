import { localStore } from '@jangteo/storage';
import { useSyncExternalStore } from 'react';

const mostTerms = 10;

interface RecentTerms {
  /** Whether the visitor wants them kept at all. */
  isKept: boolean;
  /** The last one first. */
  terms: readonly string[];
}

const none: RecentTerms = { isKept: true, terms: [] };
const listeners = new Set<() => void>();
/** One and the same value until it changes, as React wants it. */
let current: RecentTerms | undefined;

const read = (): RecentTerms => (current ??= localStore.getJson('recentSearches', isRecentTerms) ?? none);

function write(next: RecentTerms): void {
  current = next;
  localStore.setJson('recentSearches', next);
  for (const listener of listeners) listener();
}

/** Another tab may have searched as well. */
function forget(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', forget);
  };
}

/** Nothing where it is not known: on the server. */
export const useRecentTerms = (): RecentTerms | undefined => useSyncExternalStore(subscribe, read, () => undefined);

export function rememberTerm(term: string): void {
  const { isKept, terms } = read();
  if (!isKept || terms[0] === term) return;
  write({ isKept, terms: [term, ...terms.filter((other) => other !== term)].slice(0, mostTerms) });
}

export const removeTerm = (term: string): void =>
  write({ ...read(), terms: read().terms.filter((other) => other !== term) });

export const removeAllTerms = (): void => write({ ...read(), terms: [] });

/** Who wants none kept wants none left either. */
export const keepTerms = (isKept: boolean): void => write({ isKept, terms: isKept ? read().terms : [] });

function isRecentTerms(value: unknown): value is RecentTerms {
  return (
    typeof value === 'object' &&
    value !== null &&
    'isKept' in value &&
    typeof value.isKept === 'boolean' &&
    'terms' in value &&
    Array.isArray(value.terms) &&
    value.terms.every((term) => typeof term === 'string')
  );
}
