import { isRecord } from '@jangteo/contract/is-record';
import { asSeen } from '@jangteo/contract/visible-text';
import { useBrowserValue } from '@jangteo/state';
import { localStore, onStoredElsewhere } from '@jangteo/storage';
import { atom, useAtomValue } from 'jotai';

const mostTerms = 10;

interface Stored {
  /** Whether the visitor wants terms to be stored. */
  isKept: boolean;
  /** Newest first. */
  terms: readonly string[];
}

export type RecentTerms = ReturnType<typeof makeRecentTerms>;

/** The terms that a visitor has searched for, stored on this device under `name`. */
export function makeRecentTerms(name: 'recentSearches' | 'communityRecentSearches') {
  const stored = (): Stored => localStore.getJson(name, isStored) ?? { isKept: true, terms: [] };

  /** Undefined until this page or another tab changes the terms. */
  const changedAtom = atom<Stored>();
  changedAtom.onMount = (set) => onStoredElsewhere(name, () => set(stored()));
  const recentTermsAtom = atom((get) => get(changedAtom) ?? stored());

  /** Undefined on the server, which renders the same page for every visitor. */
  function useRecentTerms(): Stored | undefined {
    const recent = useAtomValue(recentTermsAtom);
    const isInBrowser = useBrowserValue(() => true, false);
    return isInBrowser ? recent : undefined;
  }

  /** An atom to be set: stores what `change` makes of the stored terms. */
  const changing = <A extends unknown[]>(change: (recent: Stored, ...args: A) => Stored) =>
    atom(null, (_, set, ...args: A) => {
      const next = change(stored(), ...args);
      localStore.setJson(name, next);
      set(changedAtom, next);
    });

  return {
    useRecentTerms,
    rememberAtom: changing((recent, term: string) => {
      if (!recent.isKept) return recent;
      const others = recent.terms.filter((other) => asSeen(other) !== asSeen(term));
      return { isKept: true, terms: [term, ...others].slice(0, mostTerms) };
    }),
    removeAtom: changing(({ isKept, terms }, term: string) => ({
      isKept,
      terms: terms.filter((other) => other !== term),
    })),
    removeAllAtom: changing(({ isKept }) => ({ isKept, terms: [] })),
    /** Terms that are no longer to be stored are removed as well. */
    keepAtom: changing(({ terms }, isKept: boolean) => ({ isKept, terms: isKept ? terms : [] })),
  };
}

function isStored(value: unknown): value is Stored {
  return (
    isRecord(value) &&
    typeof value.isKept === 'boolean' &&
    Array.isArray(value.terms) &&
    value.terms.every((term) => typeof term === 'string')
  );
}
