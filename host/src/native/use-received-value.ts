import { localNames } from '@jangteo/contract/names';
import { readReceivedValue } from '@jangteo/native/received-value';
import { safeTarget, useSettings } from '@jangteo/navigation';
import { openBridge } from '@jangteo/overlay';
import { localStore } from '@jangteo/storage';
import { useCallback, useEffect } from 'react';
import { logRefusal } from './log-refusal.ts';

/**
 * A product that was tapped in the app's own screens is left in the store, and the page leads to its seller as for any
 * product. Taken when the page begins, comes to the front again or hears of it from another view; answers how to look now.
 */
export function useReceivedValue(): () => void {
  const settings = useSettings();
  const look = useCallback(() => {
    const text = localStore.get('receivedValue');
    if (!text) return;
    localStore.remove('receivedValue');
    const received = readReceivedValue(text);
    const kind = received && safeTarget(received.url, settings)?.kind;
    if (received && kind && kind !== 'own') openBridge(received);
    else logRefusal('a value of the app', { text });
  }, [settings]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === localNames.receivedValue) look();
    };
    const onShown = () => {
      if (!document.hidden) look();
    };
    look();
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onShown);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [look]);
  return look;
}
