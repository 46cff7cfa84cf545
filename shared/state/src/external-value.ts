// Decision: docs/decisions/2026-11-22-client-state-is-atoms.md

import { useIsRestoring } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * Reads a value that changes outside React: stored tokens, a clock, a player, likes that calls and other tabs set. State
 * that only components change is an atom.
 *
 * An atom cannot hold such a value: it would return the browser's value at hydration, where the HTML shows the server's.
 * Here React hydrates with `onServer`, also a part of the page that hydrates late, and reads the browser's value in the
 * same task, before the next paint.
 */
export const useExternalValue = <T>(subscribe: (onChange: () => void) => () => void, read: () => T, onServer: T): T =>
  useSyncExternalStore(subscribe, read, () => onServer);

const neverChanges = () => () => undefined;

/**
 * Reads a value that only the browser knows and that stays the same while the page is open. Like data, it is known once the
 * page is hydrated.
 */
export function useBrowserValue<T>(read: () => T, onServer: T): T {
  const isFirstRender = useIsRestoring();
  return useExternalValue(neverChanges, isFirstRender ? () => onServer : read, onServer);
}
