import type { Location } from 'react-router-dom';
import { entryName, keptForReturn } from './kept-for-return.ts';
import { useRouter } from './router-provider.tsx';

/** Entries of the same page share their measures, and have each their own place. */
const scrolled = (location: Location): string => `scrolled at ${entryName(location)}`;

/** Notes how far the page is scrolled as it is left. */
export const keepScrolled = (location: Location, y: number): void =>
  void keptForReturn(location).set(scrolled(location), y);

/**
 * Whether the page opens at a place that is known: where its address names an element, on the way back, and as the first
 * page of a visit, which may be reloaded. All of it must be there at once then, for the visitor to be taken to that place.
 * On the way back to a place not further down than `reach` pixels, it need not: the first view has it.
 * True without a router of the browser.
 */
export function useOpensAtPlace(reach = 0): boolean {
  const router = useRouter();
  if (!router) return true;
  const { historyAction, location } = router.state;
  if (location.hash !== '') return true;
  if (historyAction !== 'POP') return false;
  const place = keptForReturn(location).get(scrolled(location));
  return place === undefined || place > reach;
}
