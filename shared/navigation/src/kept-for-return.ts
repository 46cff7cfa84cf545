import { useState } from 'react';
import type { Location } from 'react-router-dom';
import { useRouter } from './router-provider.tsx';

/** Measures of a page by name, such as how far it is scrolled. */
type Measures = Map<string, number>;

const entries = new Map<string, Measures>();
const entriesKept = 50;

type Entry = Pick<Location, 'key' | 'pathname' | 'search'>;

export const entryName = ({ key, pathname }: Pick<Entry, 'key' | 'pathname'>): string => `${key} ${pathname}`;

/** The entry of the page that is on the screen. */
let shown: Entry | undefined;

export function noteShown(entry: Entry): void {
  keptForReturn(entry);
  shown = entry;
}

/** From one entry to the other the page stays as it is, such as by a link to one of its sections. */
const isSamePage = (a: Entry, b: Entry): boolean => a.pathname === b.pathname && a.search === b.search;

/**
 * What is known of the page at this entry of the browser's history, for when the visitor comes back to it in this document.
 * Entries between which the page stays as it is share its measures: its parts go on using those that they began with.
 */
export function keptForReturn(entry: Entry): Measures {
  const name = entryName(entry);
  const ofShown = shown && isSamePage(shown, entry) ? entries.get(entryName(shown)) : undefined;
  const kept: Measures = entries.get(name) ?? ofShown ?? new Map();
  entries.delete(name);
  entries.set(name, kept);
  const [oldest] = entries.keys();
  if (entries.size > entriesKept && oldest !== undefined) entries.delete(oldest);
  return kept;
}

/** Of the page that this component is rendered for first. */
export function useKeptForReturn(): Measures {
  const router = useRouter();
  const [kept] = useState(() => (router ? keptForReturn(router.state.location) : new Map()));
  return kept;
}
