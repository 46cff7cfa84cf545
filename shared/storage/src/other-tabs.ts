import { localNames } from '@jangteo/contract/names';

/** Hears what other tabs of this browser store under the name; nothing where they have removed it. Answers the way to stop. */
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
