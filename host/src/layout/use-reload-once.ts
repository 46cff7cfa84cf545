import { isServerReachable } from '@jangteo/http';
import { mayReload, reloadOnce } from '@jangteo/navigation/reload';
import { useEffect, useState } from 'react';

/**
 * Recovers by reloading the page, once for each cause. Returns whether a reload may still happen; then the page may go
 * at any moment.
 */
export function useReloadOnce(cause: string): boolean {
  const [mayReloadNow, setMayReload] = useState(() => mayReload(cause));
  useEffect(() => {
    if (!mayReloadNow) return;
    void isServerReachable().then((isReachable) => setMayReload(isReachable && reloadOnce(cause)));
  }, [mayReloadNow, cause]);
  return mayReloadNow;
}
