import { useBrowserValue } from '@jangteo/state';
import { localStore, onStoredElsewhere } from '@jangteo/storage';
import { atom, useAtomValue } from 'jotai';

const mostTerms = 10;

interface RecentTerms {
  /** Whether the visitor wants terms to be stored. */
  isKept: boolean;
  /** Newest first. */
  terms: readonly string[];
}

const stored = (): RecentTerms => localStore.getJson('recentSearches', isRecentTerms) ?? { isKept: true, terms: [] };

/** Undefined until this page or another tab changes the terms. */
const changedAtom = atom<RecentTerms>();
changedAtom.onMount = (set) => onStoredElsewhere('recentSearches', () => set(stored()));

const recentTermsAtom = atom((get) => get(changedAtom) ?? stored());

/** Undefined on the server, which renders the same page for every visitor. */
export function useRecentTerms(): RecentTerms | undefined {
  const recent = useAtomValue(recentTermsAtom);
  const isInBrowser = useBrowserValue(() => true, false);
  return isInBrowser ? recent : undefined;
}

/** An atom to be set: stores what `change` makes of the stored terms. */
const changing = <A extends unknown[]>(change: (recent: RecentTerms, ...args: A) => RecentTerms) =>
  atom(null, (_, set, ...args: A) => {
    const next = change(stored(), ...args);
    localStore.setJson('recentSearches', next);
    set(changedAtom, next);
  });

export const rememberTermAtom = changing((recent, term: string) => {
  if (!recent.isKept) return recent;
  const others = recent.terms.filter((other) => other !== term);
  return { isKept: true, terms: [term, ...others].slice(0, mostTerms) };
});

export const removeTermAtom = changing(({ isKept, terms }, term: string) => ({
  isKept,
  terms: terms.filter((other) => other !== term),
}));

export const removeAllTermsAtom = changing(({ isKept }) => ({ isKept, terms: [] }));

/** Terms that are no longer to be stored are removed as well. */
export const keepTermsAtom = changing(({ terms }, isKept: boolean) => ({ isKept, terms: isKept ? terms : [] }));

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
