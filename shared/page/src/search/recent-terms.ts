import { isRecord } from '@jangteo/contract/is-record';
import { asSeen } from '@jangteo/contract/visible-text';
import { useExternalValue } from '@jangteo/state';
import { localStore, onStoredElsewhere, parseStored } from '@jangteo/storage';

const mostTerms = 10;

interface Stored {
  /** Whether the visitor wants terms to be stored. */
  isKept: boolean;
  /** Newest first. */
  terms: readonly string[];
}

const nothing: Stored = { isKept: true, terms: [] };

export type RecentTerms = ReturnType<typeof makeRecentTerms>;

/**
 * The terms that a visitor has searched for, stored on this device under `name`. They are read anew whenever they are shown:
 * the settings and a logout remove them from the storage.
 */
export function makeRecentTerms(name: 'recentSearches' | 'communityRecentSearches') {
  const listeners = new Set<() => void>();
  let known: { text: string | undefined; recent: Stored } = { text: undefined, recent: nothing };

  /** The same object for the same text. */
  function stored(): Stored {
    const text = localStore.get(name);
    if (text !== known.text) known = { text, recent: parseStored(text, isStored) ?? nothing };
    return known.recent;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = onStoredElsewhere(name, listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }

  function store(recent: Stored): void {
    localStore.setJson(name, recent);
    for (const listener of listeners) listener();
  }

  return {
    /** Undefined on the server, which renders the same page for every visitor. */
    useRecentTerms: () => useExternalValue<Stored | undefined>(subscribe, stored, undefined),
    remember(term: string): void {
      const { isKept, terms } = stored();
      const others = terms.filter((other) => asSeen(other) !== asSeen(term));
      if (isKept) store({ isKept, terms: [term, ...others].slice(0, mostTerms) });
    },
    remove(term: string): void {
      const { isKept, terms } = stored();
      store({ isKept, terms: terms.filter((other) => other !== term) });
    },
    removeAll: () => store({ ...stored(), terms: [] }),
    /** Terms that are no longer to be stored are removed as well. */
    keep: (isKept: boolean) => store({ isKept, terms: isKept ? stored().terms : [] }),
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
