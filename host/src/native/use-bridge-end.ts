import { closeBridge, useBridge } from '@jangteo/overlay';
import { useEffect, useRef } from 'react';

/** Longer than this no browser takes for a step back. */
const patienceMs = 500;

/** Closes the bridge. What comes after must not meet the step back that takes its entry out of the history. */
export function useBridgeEnd(): () => Promise<void> {
  const { open } = useBridge();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  return () => {
    if (!isOpen.current) return Promise.resolve();
    const gone = new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true, capture: true });
      setTimeout(resolve, patienceMs);
    });
    closeBridge();
    return gone;
  };
}
