import { useEffect, useState } from 'react';

const markedForMs = 1_500;

/** Whether the mark for a copied address is shown; it goes by itself. */
export function useCopied() {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setAt(undefined), markedForMs);
    return () => clearTimeout(timer);
  }, [at]);
  return { copied: at !== undefined, markCopied: () => setAt(performance.now()) };
}
