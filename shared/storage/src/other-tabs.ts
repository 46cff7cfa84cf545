import { localNames } from '@jangteo/contract/names';

/**
 * Calls back with what other tabs of this browser store under the name; undefined when they remove it. Returns a
 * function that unsubscribes.
 */
export function onStoredElsewhere(
  name: keyof typeof localNames,
  listener: (value: string | undefined) => void,
): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === localNames[name]) listener(newValue ?? undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
