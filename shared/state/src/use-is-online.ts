import { useExternalValue } from './external-value.ts';

/** Whether the device has a connection, as far as its browser knows. */
export const useIsOnline = (): boolean => useExternalValue(onConnection, () => navigator.onLine, true);

function onConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
