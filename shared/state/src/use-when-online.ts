import { useEffect, useEffectEvent } from 'react';

/** Acts each time the device gets a connection. */
export function useWhenOnline(act: () => void, isWaiting = true): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => onOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);
}
