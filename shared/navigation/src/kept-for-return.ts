import { useState } from 'react';
import type { Location } from 'react-router-dom';
import { useRouter } from './router-provider.tsx';

/** Measures of a page by name, such as how far it is scrolled. */
type Measures = Map<string, number>;

const entries = new Map<string, Measures>();
const entriesKept = 50;

type Entry = Pick<Location, 'key' | 'pathname'>;

export const entryName = ({ key, pathname }: Entry): string => `${key} ${pathname}`;

/** What is known of the page at this entry of the browser's history, for when the visitor comes back to it in this document. */
export function keptForReturn(entry: Entry): Measures {
  const name = entryName(entry);
  const kept: Measures = entries.get(name) ?? new Map();
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
